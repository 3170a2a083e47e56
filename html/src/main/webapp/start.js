// Loads the game, or says why not: without WebGL its script need not be fetched at all.
(function () {
  function hasWebGl() {
    try {
      var canvas = document.createElement('canvas');
      return !!(canvas.getContext('webgl2') || canvas.getContext('webgl'));
    } catch (refused) {
      return false;
    }
  }

  function show(id) {
    document.getElementById('loading').hidden = true;
    document.getElementById(id).hidden = false;
  }

  if (!hasWebGl()) {
    show('no-webgl');
    return;
  }
  var game = document.createElement('script');
  game.src = 'meeples/meeples.nocache.js';
  game.onerror = function () {
    show('failed');
  };
  document.body.appendChild(game);
})();
