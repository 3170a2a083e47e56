// The page around the game: fetches it, shows how far that is, says what the game itself cannot say, and keeps keys and
// gestures that mean something to the game from scrolling or zooming the page.
(function () {
  // Guesses, and only for the bar: what of the way to the title is the script, and with that the fetching of all the rest.
  var SCRIPT_SHARE = 0.4;
  var FETCHED_SHARE = 0.9;
  // The address changes with the version: what a browser keeps under it is never an old one.
  var SCRIPT = 'meeples/meeples.nocache.js?v=' + window.pageFiles.version;
  // So many milliseconds another version may take to take over.
  var PATIENCE = 2000;
  var FONTS = ['Rye-Regular', 'AlegreyaSans-Regular', 'AlegreyaSans-Bold'];
  // As LibGDX asks for them: it gets the graphics that are made here.
  var GRAPHICS = {alpha: false, antialias: false, stencil: false, premultipliedAlpha: false, preserveDrawingBuffer: false};
  // Held upright a phone would show the street too small to see and to hit: the game waits until it is turned.
  var upright = window.matchMedia('(orientation: portrait) and (max-width: 600px)');
  var LEAST_WIDTH = 440;
  var LEAST_HEIGHT = 230;
  var tellUpright = function () {};
  var soundHint = false;
  var nextVersion = null;
  var tellNewVersion = function () {};

  function element(id) {
    return document.getElementById(id);
  }

  function speak(code) {
    var texts = window.pageTexts[code] || window.pageTexts.en;
    document.documentElement.lang = code;
    document.querySelectorAll('[data-text]').forEach(function (each) {
      each.textContent = texts[each.dataset.text];
    });
    document.querySelectorAll('[data-label]').forEach(function (each) {
      each.setAttribute('aria-label', texts[each.dataset.label]);
    });
  }

  function settings() {
    try {
      return localStorage.getItem('fistful/settings') || '';
    } catch (refused) {
      // The game says so itself as soon as it can: without storage nothing was chosen.
      return '';
    }
  }

  // The language that was chosen in the game, or else the browser's.
  function firstLanguage() {
    var chosen = /^language (\w\w)$/m.exec(settings());
    var code = chosen ? chosen[1] : (navigator.language || 'en').slice(0, 2);
    return window.pageTexts[code] ? code : 'en';
  }

  function show(id) {
    if (element('loading')) {
      element('loading').hidden = true;
    }
    element(id).hidden = false;
  }

  function hide(id) {
    element(id).hidden = true;
  }

  // As small as a watch, or as a stamp on a large screen: nobody could read or hit anything.
  function isTooSmall() {
    var dots = window.matchMedia('(pointer: coarse)').matches ? 1 : window.devicePixelRatio || 1;
    return innerWidth * dots < LEAST_WIDTH || innerHeight * dots < LEAST_HEIGHT;
  }

  function followTurning() {
    var waits = upright.matches && !element('loading');
    var small = !waits && isTooSmall() && !element('loading');
    element('turn').hidden = !waits;
    element('small').hidden = !small;
    tellUpright(waits || small);
  }

  // Phones can be told to show the page across, others are wider than high in any case.
  function playWide() {
    document.documentElement.requestFullscreen().then(function () {
      return screen.orientation.lock('landscape');
    }).catch(function () {
      // This one cannot: its owner turns it.
    });
  }

  function moveBar(id, part) {
    element(id).setAttribute('aria-valuenow', Math.round(part * 100));
    element(id).firstElementChild.style.transform = 'scaleX(' + part + ')';
  }

  // The canvas that the game will be drawn on. A browser takes its time for the first one with graphics: it does so while
  // the script is under way.
  function makeCanvas() {
    var canvas = document.createElement('canvas');
    canvas.id = 'game-canvas';
    canvas.tabIndex = 0;
    canvas.setAttribute('role', 'application'); // or who reads the screen aloud would keep the keys
    canvas.dataset.label = 'canvas';
    canvas.setAttribute('aria-label', window.pageTexts[document.documentElement.lang].canvas);
    // As LibGDX sizes it: another size would be made anew.
    canvas.width = Math.floor(document.documentElement.clientWidth * window.pageSizes.density());
    canvas.height = Math.floor(document.documentElement.clientHeight * window.pageSizes.density());
    element('embed-meeples').appendChild(canvas);
    try {
      if (canvas.getContext('webgl', GRAPHICS)) {
        return true;
      }
    } catch (refused) {
      // As where there is none.
    }
    canvas.remove();
    return false;
  }

  // The game says what it needs when it is there; this much is known before.
  function fetchAhead() {
    var wanted = /^#(\w+)$/.exec(location.hash) || /^last-game (\w+)$/m.exec(settings());
    var game = wanted && window.pageFiles.games.indexOf(wanted[1]) >= 0 ? wanted[1] : window.pageFiles.firstGame;
    var language = firstLanguage();
    var lists = ['assets'].concat(language === 'en' ? [] : language, window.pageSizes.forTitle(game));
    lists.forEach(window.pageFetcher.ahead);
    FONTS.forEach(function (name) {
      document.fonts.load('16px ' + name).catch(function () {
        // The game will find it missing.
      });
    });
  }

  // A script tag tells nothing of its progress. A request does, and leaves the script in the cache for the tag.
  function fetchScript() {
    return window.pageFetcher.request(SCRIPT, 'blob', function (bytes) {
      moveBar('bar', SCRIPT_SHARE * Math.min(1, bytes / window.pageFiles.scriptBytes));
    });
  }

  function runScript() {
    var game = document.createElement('script');
    game.src = SCRIPT;
    game.onerror = function () {
      show('failed');
    };
    document.body.appendChild(game);
  }

  // Letters are left alone: without them nobody could type a name. Ctrl and its like belong to the browser.
  var GAME_KEYS = ['Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Enter', 'Backspace', 'PageUp', 'PageDown',
    'Home', 'End', 'F1', 'F9', 'F11'];

  // A report of what went wrong is there to be scrolled, marked and copied.
  function isReport(event) {
    return element('report').contains(event.target) || isTyped(event);
  }

  // What is typed into the page's own line is nothing for the game, until it is done.
  function isTyped(event) {
    return event.target === element('line');
  }

  var typed = null;

  // To be called while a finger is being lifted: only then phones show their keys.
  function type(text, empty, most, receiver) {
    var line = element('line');
    typed = receiver;
    line.value = text;
    line.placeholder = empty;
    if (most > 0) {
      line.maxLength = most;
    } else {
      line.removeAttribute('maxlength');
    }
    element('typing').hidden = false;
    line.focus();
    line.select();
  }

  function stopTyping() {
    if (typed) {
      typed = null;
      element('line').blur();
      hide('typing');
      element('game-canvas').focus();
    }
  }

  function prepareTyping() {
    element('typing-cancel').onclick = stopTyping;
    element('typing-form').onsubmit = function (event) {
      var receiver = typed;
      event.preventDefault();
      if (receiver) {
        stopTyping();
        receiver(element('line').value);
      }
    };
  }

  function keepKeysAndGestures() {
    // Keys that are meant for a notice of the page shall do nothing in the game behind it.
    window.addEventListener('keydown', function (event) {
      if (document.querySelector('.over:not([hidden])')) {
        event.stopPropagation();
        if (event.key === 'Escape') {
          stopTyping();
        }
      }
    }, true);
    window.addEventListener('keypress', function (event) {
      if (isTyped(event)) {
        event.stopPropagation();
      }
    }, true);
    document.addEventListener('keydown', function (event) {
      if (!event.ctrlKey && !event.metaKey && GAME_KEYS.indexOf(event.key) >= 0 && event.target.tagName !== 'BUTTON' &&
        !isTyped(event)) {
        event.preventDefault();
      }
    });
    document.addEventListener('keypress', function (event) {
      if (event.target.tagName !== 'BUTTON' && !isTyped(event)) {
        event.preventDefault(); // the game has had it; some browsers would search the page or scroll it
      }
    });
    ['contextmenu', 'gesturestart', 'selectstart', 'dragstart'].forEach(function (name) {
      document.addEventListener(name, function (event) {
        if (!isReport(event)) {
          event.preventDefault();
        }
      });
    });
    document.addEventListener('wheel', function (event) {
      if (!isReport(event)) {
        event.preventDefault();
      }
    }, {passive: false});
  }

  // Browsers count a tap when the finger is lifted. LibGDX would try its luck with sound as soon as it is put down, in
  // vain, and never again: it does not get to see that.
  document.body.addEventListener('touchstart', function (event) {
    event.stopPropagation();
  }, {passive: true});

  // Browsers are silent until the player has pressed something.
  function hintSound(wanted) {
    soundHint = wanted && !(navigator.userActivation && navigator.userActivation.hasBeenActive);
    element('sound').hidden = !soundHint;
    if (soundHint) {
      ['pointerdown', 'touchstart', 'keydown'].forEach(function (name) {
        document.addEventListener(name, function () {
          hide('sound');
        }, {once: true, capture: true});
      });
    }
  }

  // The worker keeps all files but pictures by itself; of those, the ones that this screen needs.
  function keepOffline() {
    if (!navigator.serviceWorker) {
      return;
    }
    navigator.serviceWorker.addEventListener('message', function (event) {
      window.page.isKept = window.page.isKept || !!event.data.kept;
    });
    navigator.serviceWorker.register('worker.js', {updateViaCache: 'none'}).then(function (registration) {
      followVersions(registration);
      return navigator.serviceWorker.ready;
    }).then(function (registration) {
      var pictures = performance.getEntriesByType('resource').map(function (entry) {
        return entry.name;
      });
      registration.active.postMessage({keep: pictures});
    }, function () {
      // Not over https, or not allowed: then the game needs the network, as any page does.
    });
  }

  // Another version is there as soon as all of it lies in the browser beside the one that is played.
  function followVersions(registration) {
    function follow(worker) {
      worker.addEventListener('statechange', tell);
      tell();
      function tell() {
        if (worker.state === 'installed' && navigator.serviceWorker.controller) {
          nextVersion = worker;
          tellNewVersion();
        }
      }
    }
    [registration.waiting, registration.installing].filter(Boolean).forEach(follow);
    registration.addEventListener('updatefound', function () {
      follow(registration.installing);
    });
    // A browser asks for a new version when a page is opened, and this one may stay open for days.
    document.addEventListener('visibilitychange', function () {
      if (!document.hidden) {
        registration.update().catch(function () {
          // No connection: the next time, then.
        });
      }
    });
  }

  // No game is under way that would be disturbed. Chromium sometimes keeps the old worker though it has nothing to do any
  // more: then the page does without, and the new one is asked for as on a first visit.
  function changeOver() {
    navigator.serviceWorker.addEventListener('controllerchange', function () {
      location.reload();
    });
    navigator.serviceWorker.addEventListener('message', function (event) {
      if (event.data.changing) {
        setTimeout(function () {
          navigator.serviceWorker.getRegistration().then(function (registration) {
            return registration.waiting && registration.unregister();
          }).then(function () {
            location.reload();
          });
        }, PATIENCE);
      }
    });
    navigator.serviceWorker.startMessages();
    nextVersion.postMessage({change: true});
  }

  // A version that came while the game was played the last time is taken before it begins.
  function takeWaitingVersion() {
    if (navigator.serviceWorker && navigator.serviceWorker.controller) {
      navigator.serviceWorker.getRegistration().then(function (registration) {
        if (registration && registration.waiting && element('loading')) {
          nextVersion = registration.waiting;
          changeOver();
        }
      });
    }
  }

  window.page = {
    isKept: false,
    speak: speak,
    show: show,
    hide: hide,
    hintSound: hintSound,
    type: type,
    keepOffline: keepOffline,
    changeOver: changeOver,
    whenNewVersion: function (listener) {
      tellNewVersion = listener;
    },
    progress: function (part) {
      moveBar('bar', SCRIPT_SHARE + (FETCHED_SHARE - SCRIPT_SHARE) * part);
    },
    making: function () {
      moveBar('bar', 1);
    },
    started: function () {
      element('loading').remove();
      element('game-canvas').focus();
    },
    broken: function (report) {
      element('report').textContent = report;
      show('broken');
    },
    whenUpright: function (listener) {
      tellUpright = listener;
      followTurning();
    },
    waiting: function (part) {
      element('again').hidden = true;
      element('waiting-text').hidden = false;
      element('waiting-failed').hidden = true;
      moveBar('waiting-bar', part);
      show('waiting');
    },
    offerAgain: function (again) {
      element('again').hidden = false;
      element('waiting-text').hidden = true;
      element('waiting-failed').hidden = false;
      element('again').onclick = again;
    }
  };

  function begin() {
    var script = fetchScript();
    fetchAhead();
    if (makeCanvas()) {
      script.then(runScript, function () {
        show('failed');
      });
    } else {
      show('no-webgl');
    }
  }

  speak(firstLanguage());
  keepKeysAndGestures();
  prepareTyping();
  upright.addEventListener('change', followTurning);
  window.addEventListener('resize', followTurning);
  element('wide').hidden = !document.fullscreenEnabled;
  element('wide').onclick = playWide;
  document.querySelectorAll('.reload').forEach(function (button) {
    button.onclick = function () {
      location.reload();
    };
  });
  takeWaitingVersion();
  begin();
})();
