// A match as part of the page's address: behind #game= stands its text, packed. Whoever opens such an address finds the match among the
// saved ones, checked like any text that comes from elsewhere.
(function () {
  var MARK = '#game=';
  // Far more than a match needs: what unpacks to more is something else.
  var MOST = 2000000;

  function packed(bytes) {
    var letters = '';
    bytes.forEach(function (each) {
      letters += String.fromCharCode(each);
    });
    return btoa(letters).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
  }

  function unpacked(text) {
    return Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), function (letter) {
      return letter.charCodeAt(0);
    });
  }

  function through(stream, bytes) {
    return new Blob([bytes]).stream().pipeThrough(stream);
  }

  // Piece by piece, so that a small address cannot fill the memory.
  function readAll(reader, text, decoder) {
    return reader.read().then(function (piece) {
      if (piece.done) {
        return text;
      }
      var longer = text + decoder.decode(piece.value, {stream: true});
      if (longer.length > MOST) {
        throw new Error('too long');
      }
      return readAll(reader, longer, decoder);
    });
  }

  window.links = {
    // Gives the address that opens a match.
    write: function (match, receiver) {
      new Response(through(new CompressionStream('deflate-raw'), match)).arrayBuffer().then(function (bytes) {
        receiver(location.href.split('#')[0] + MARK + packed(new Uint8Array(bytes)));
      });
    },
    // Gives the match of the page's own address: null for none, an empty text for one that cannot be unpacked.
    read: function (receiver) {
      var address = location.hash;
      if (address.indexOf(MARK) !== 0) {
        receiver(null);
        return;
      }
      // Loading the page again shall not take the match in again.
      history.replaceState(null, '', location.pathname + location.search);
      Promise.resolve().then(function () {
        var stream = through(new DecompressionStream('deflate-raw'), unpacked(address.substring(MARK.length)));
        return readAll(stream.getReader(), '', new TextDecoder());
      }).then(receiver, function () {
        receiver('');
      });
    }
  };

  // A link that is opened in a page that is here already.
  window.addEventListener('hashchange', function () {
    if (location.hash.indexOf(MARK) === 0) {
      location.reload();
    }
  });
})();
