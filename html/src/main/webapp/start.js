// The page around the game: fetches it, shows how far that is, says what the game itself cannot say, and keeps keys and
// gestures that mean something to the game from scrolling or zooming the page.
(function () {
  // A guess, and only for the bar: what of the way to the title is the script.
  var SCRIPT_SHARE = 0.4;
  var SCRIPT = 'meeples/meeples.nocache.js';
  // Held upright a phone would show the street too small to see and to hit: the game waits until it is turned.
  var upright = window.matchMedia('(orientation: portrait) and (max-width: 600px)');
  var tellUpright = function () {};
  var soundHint = false;

  function element(id) {
    return document.getElementById(id);
  }

  function speak(code) {
    var texts = window.pageTexts[code] || window.pageTexts.en;
    document.documentElement.lang = code;
    document.querySelectorAll('[data-text]').forEach(function (each) {
      each.textContent = texts[each.dataset.text];
    });
  }

  // The language that was chosen in the game, or else the browser's.
  function firstLanguage() {
    var chosen = null;
    try {
      chosen = /^language (\w\w)$/m.exec(localStorage.getItem('fistful/settings') || '');
    } catch (refused) {
      // The game says so itself as soon as it can: without storage it speaks the browser's language.
    }
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

  function followTurning() {
    var waits = upright.matches && !element('loading');
    element('turn').hidden = !waits;
    tellUpright(waits);
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

  function hasWebGl() {
    try {
      var canvas = document.createElement('canvas');
      return !!(canvas.getContext('webgl2') || canvas.getContext('webgl'));
    } catch (refused) {
      return false;
    }
  }

  // A script tag tells nothing of its progress. A request does, and leaves the script in the cache for the tag.
  function fetchScript() {
    var request = new XMLHttpRequest();
    request.open('GET', SCRIPT);
    request.onprogress = function (event) {
      moveBar('bar', SCRIPT_SHARE * Math.min(1, event.loaded / window.pageFiles.scriptBytes));
    };
    request.onload = function () {
      if (request.status === 200) {
        runScript();
      } else {
        show('failed');
      }
    };
    request.onerror = function () {
      show('failed');
    };
    request.send();
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
    return element('report').contains(event.target);
  }

  function keepKeysAndGestures() {
    // Keys that are meant for a notice of the page shall do nothing in the game behind it.
    window.addEventListener('keydown', function (event) {
      if (document.querySelector('.over:not([hidden])')) {
        event.stopPropagation();
      }
    }, true);
    document.addEventListener('keydown', function (event) {
      if (!event.ctrlKey && !event.metaKey && GAME_KEYS.indexOf(event.key) >= 0 && event.target.tagName !== 'BUTTON') {
        event.preventDefault();
      }
    });
    document.addEventListener('keypress', function (event) {
      if (event.target.tagName !== 'BUTTON') {
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
      window.page.isKept = event.data.kept;
    });
    navigator.serviceWorker.register('worker.js').then(function () {
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

  window.page = {
    isKept: false,
    speak: speak,
    show: show,
    hide: hide,
    hintSound: hintSound,
    keepOffline: keepOffline,
    progress: function (part) {
      moveBar('bar', SCRIPT_SHARE + (1 - SCRIPT_SHARE) * part);
    },
    started: function () {
      element('loading').remove();
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

  speak(firstLanguage());
  keepKeysAndGestures();
  upright.addEventListener('change', followTurning);
  element('wide').hidden = !document.fullscreenEnabled;
  element('wide').onclick = playWide;
  document.querySelectorAll('.reload').forEach(function (button) {
    button.onclick = function () {
      location.reload();
    };
  });
  if (hasWebGl()) {
    fetchScript();
  } else {
    show('no-webgl');
  }
})();
