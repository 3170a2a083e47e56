// Which lists of pictures are sharp on a page as large as it is now. Pictures are made for windows of so many lines.
window.pageSizes = (function () {
  var LINES = [720, 1080, 2160];
  // Large pictures may be enlarged by a quarter before it is worth fetching twice as many.
  var ENOUGH = 0.8;

  var MOST_ON_PHONES = 2;
  // Pixels of the smallest page that shows everything at its usual size.
  var LEAST_WIDTH = 568;
  var LEAST_HEIGHT = 320;

  function fitting(lines) {
    return LINES.filter(function (each) {
      return each >= lines;
    })[0] || LINES[LINES.length - 1];
  }

  // Dots of the canvas for a pixel of the page. A phone's finest dots nobody can tell apart, and they would cost half of
  // its frames.
  function density() {
    var dots = window.devicePixelRatio || 1;
    return window.matchMedia('(pointer: coarse)').matches ? Math.min(dots, MOST_ON_PHONES) : dots;
  }

  // The same for widgets. Who looks closer at a page makes its window smaller: things grow until no more of them fits.
  function widgets() {
    return Math.min(1, innerWidth / LEAST_WIDTH, innerHeight / LEAST_HEIGHT) * density();
  }

  // As many lines as the widgets are made for: see ScreenSize in core.
  function forWidgets() {
    var fits = Math.min(innerHeight / 1080, innerWidth / 1280) * density();
    return fitting(Math.max(fits, 0.6 * widgets()) * 1080 - 1);
  }

  function forScenes() {
    return fitting(innerHeight * density() * ENOUGH);
  }

  return {
    density: density,
    widgets: widgets,
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
