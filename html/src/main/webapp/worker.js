// Keeps the game so that it plays without a connection. `files.js` is written by the build: a version that changes with any
// file, and the files that every device needs. Pictures come in several sizes, of which a device needs one: the page says
// which, and whatever else is asked for is kept as it comes by.
importScripts('files.js');

var PREFIX = 'fistful-';
var CACHE = PREFIX + self.pageFiles.version;

// All or nothing: what came of a version that could not be fetched whole is thrown away.
self.addEventListener('install', function (event) {
  event.waitUntil(caches.open(CACHE).then(function (cache) {
    return cache.addAll(self.pageFiles.everywhere.map(function (file) {
      return new Request(file, {cache: 'no-cache'}); // a file of the version before would not fit
    }));
  }).catch(function (failed) {
    return caches.delete(CACHE).then(function () {
      throw failed;
    });
  }));
});

self.addEventListener('activate', function (event) {
  event.waitUntil(caches.keys().then(function (names) {
    return Promise.all(names.filter(function (name) {
      return name.indexOf(PREFIX) === 0 && name !== CACHE;
    }).map(function (name) {
      return caches.delete(name);
    }));
  }).then(function () {
    return self.clients.claim();
  }));
});

self.addEventListener('message', function (event) {
  event.waitUntil(event.data.keep ? keep(event.data.keep, event.source) : changeOver());
});

function keep(urls, page) {
  return caches.open(CACHE).then(function (cache) {
    return Promise.all(urls.filter(isOurs).map(function (url) {
      return cache.match(plain(url)).then(function (kept) {
        return kept || cache.add(plain(url));
      });
    }));
  }).then(function () {
    page.postMessage({kept: true});
  });
}

// The page of the version before asks this one to take its place. Another page may be in the middle of a game, and its
// files would be gone: then it waits until that is closed, or asks itself.
function changeOver() {
  return self.clients.matchAll({type: 'window', includeUncontrolled: true}).then(function (pages) {
    var ours = pages.filter(function (page) {
      return isOurs(page.url);
    });
    if (ours.length === 1) {
      ours[0].postMessage({changing: true});
      self.skipWaiting(); // not waited for: it would be part of what has to end before
    }
  });
}

self.addEventListener('fetch', function (event) {
  if (event.request.method === 'GET' && isOurs(event.request.url)) {
    event.respondWith(answer(event.request));
  }
});

function isOurs(url) {
  return url.indexOf(self.registration.scope) === 0;
}

// Some addresses have the version behind them, for browsers that keep files by themselves.
function plain(url) {
  return url.split('?')[0].split('#')[0];
}

function answer(request) {
  return caches.open(CACHE).then(function (cache) {
    var address = plain(request.url);
    return cache.match(address === self.registration.scope ? 'index.html' : address).then(function (kept) {
      if (kept) {
        return part(request, kept);
      }
      return fetch(request).then(function (fresh) {
        if (fresh.status === 200) {
          cache.put(address, fresh.clone());
        }
        return fresh;
      });
    });
  });
}

// Music is asked for in parts, and some browsers insist on getting one.
function part(request, whole) {
  var range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get('range') || '');
  if (!range) {
    return whole;
  }
  return whole.blob().then(function (all) {
    var from = Number(range[1]);
    var to = range[2] ? Math.min(Number(range[2]), all.size - 1) : all.size - 1;
    return new Response(all.slice(from, to + 1), {
      status: 206,
      headers: {
        'Content-Type': whole.headers.get('Content-Type'),
        'Content-Range': 'bytes ' + from + '-' + to + '/' + all.size,
        'Content-Length': String(to - from + 1)
      }
    });
  });
}
