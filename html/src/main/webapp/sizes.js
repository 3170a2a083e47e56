// Which lists of pictures are sharp on a page as large as it is now. Pictures are made for windows of so many lines.
window.pageSizes = (function () {
  var LINES = [720, 1080, 2160];
  // Large pictures may be enlarged by a quarter before it is worth fetching twice as many.
  var ENOUGH = 0.8;

  function fitting(lines) {
    return LINES.filter(function (each) {
      return each >= lines;
    })[0] || LINES[LINES.length - 1];
  }

  function density() {
    return window.devicePixelRatio || 1;
  }

  // As many lines as the widgets are made for: see ScreenSize in core.
  function forWidgets() {
    var fits = Math.min(innerHeight / 1080, innerWidth / 1280) * density();
    return fitting(Math.max(fits, 0.6 * density()) * 1080 - 1);
  }

  function forScenes() {
    return fitting(innerHeight * density() * ENOUGH);
  }

  return {
    // What widgets and the title of a game are made of.
    forTitle: function (game) {
      return ['ui-' + forWidgets(), game + '-title-' + forScenes()];
    },
    // What a game's table shows: its pieces, and those widgets' pictures that lie among them.
    forTable: function (game) {
      return [game + '-' + forScenes(), 'ui-' + forScenes()];
    }
  };
})();
