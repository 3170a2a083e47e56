// The worker in which bots think, beside the page, which goes on drawing. Rules and bots are there twice: as WebAssembly
// with garbage collection, which is faster, and as a script, for browsers that have no such thing or a host that allows none.
// One order at a time; between two slices messages are heard.
(function () {
  var BEAT = 250;
  var version = self.location.search;
  var next = new MessageChannel();
  var number = 0; // of the order that is thought about, 0 for none
  var lastBeat = 0;

  function loadAssembly() {
    self.importScripts('thinking.wasm-runtime.js' + version);
    return self.fetch('thinking.wasm' + version).then(function (answer) {
      if (!answer.ok) {
        throw new Error('thinking.wasm: ' + answer.status);
      }
      return answer.arrayBuffer();
    }).then(self.TeaVM.wasmGC.load).then(function (loaded) {
      loaded.exports.main([]);
      return 'assembly';
    });
  }

  function loadScript() {
    self.importScripts('thinking.js' + version);
    self.main([]);
    return 'script';
  }

  function hear(message) {
    if (message.order) {
      number = message.number;
      lastBeat = self.performance.now();
      tell(self.bots.begin(message.order, message.milliseconds));
      next.port2.postMessage(number);
    } else if (message.hurry) {
      self.bots.hurry();
    } else if (message.drop) {
      number = 0;
      self.bots.drop();
    }
  }

  function goOn(event) {
    if (number === 0 || event.data !== number) {
      return; // dropped, or another one has come instead
    }
    tell(self.bots.goOn());
    if (number !== 0) {
      beat();
      next.port2.postMessage(number);
    }
  }

  function tell(said) {
    if (said === '') {
      return;
    }
    var done = number;
    number = 0;
    if (said.charAt(0) === '=') {
      self.postMessage({number: done, answer: said.substring(1)});
    } else {
      self.postMessage({number: done, failure: said.substring(1)});
    }
  }

  // The page knows that an order is not forgotten.
  function beat() {
    var now = self.performance.now();
    if (now - lastBeat > BEAT) {
      lastBeat = now;
      self.postMessage({alive: true});
    }
  }

  // What is thrown here all the same, a trap of the WebAssembly for instance, the page hears as the worker's error.
  Promise.resolve().then(loadAssembly).catch(loadScript).then(function (kind) {
    next.port1.onmessage = goOn;
    self.onmessage = function (event) {
      hear(event.data);
    };
    self.postMessage({ready: kind});
  }, function (failure) {
    self.postMessage({unable: String(failure)});
  });
})();
