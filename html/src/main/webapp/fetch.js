// Fetches what the game shows. The build has put files into lists: each is one file with all of its texts, and names the
// pictures that belong to it. A list is fetched once; who asks for it later gets what is here.
(function () {
  var lists = {};

  // LibGDX's own way cannot tell how far a request is, and asks for each picture twice.
  function request(url, type, progress) {
    return new Promise(function (done, failed) {
      var asked = new XMLHttpRequest();
      asked.open('GET', url);
      asked.responseType = type;
      asked.onprogress = function (event) {
        progress(event.loaded);
      };
      asked.onload = function () {
        if (asked.status === 200) {
          done(asked.response);
        } else {
          failed(url);
        }
      };
      asked.onerror = function () {
        failed(url);
      };
      asked.send();
    });
  }

  function picture(file, progress) {
    return request('assets/' + file.url, 'blob', progress).then(function (bytes) {
      var image = new Image();
      image.src = URL.createObjectURL(bytes);
      return image.decode().then(function () {
        URL.revokeObjectURL(image.src);
        file.picture = image;
      });
    });
  }

  function List(name) {
    this.hearers = [];
    this.part = 0;
    this.answer = request('assets/' + name + '.json?v=' + window.pageFiles.version, 'json', function () {})
      .then(this.fetchPictures.bind(this));
  }

  List.prototype.fetchPictures = function (files) {
    var list = this;
    var pictures = files.filter(function (file) {
      return file.type === 'i';
    });
    var loaded = pictures.map(function () {
      return 0;
    });
    var size = pictures.reduce(function (sum, file) {
      return sum + file.size;
    }, 0);
    return Promise.all(pictures.map(function (file, index) {
      return picture(file, function (bytes) {
        loaded[index] = bytes;
        list.tell(Math.min(1, loaded.reduce(function (sum, each) {
          return sum + each;
        }) / size));
      });
    })).then(function () {
      return files;
    });
  };

  List.prototype.tell = function (part) {
    this.part = part;
    this.hearers.forEach(function (hearer) {
      hearer.progress(part);
    });
  };

  function ahead(name) {
    if (!lists[name]) {
      lists[name] = new List(name);
      lists[name].answer.catch(function () {
        delete lists[name]; // it can be asked for again
      });
    }
    return lists[name];
  }

  window.pageFetcher = {
    request: request,
    // Begins to fetch a list that will be asked for.
    ahead: ahead,
    fetch: function (name, hearer) {
      var list = ahead(name);
      list.hearers.push(hearer);
      hearer.progress(list.part);
      list.answer.then(hearer.whole, hearer.failed);
    }
  };
})();
