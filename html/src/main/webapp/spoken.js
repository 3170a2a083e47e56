// What the game shows in words, for those who have it read aloud: what happens is told as it comes, what has the focus is
// told at once, and all that is on the screen can be walked through and pressed.
window.spoken = (function () {
  // Who reads aloud has read what came before these.
  var MOST = 12;

  function element(id) {
    return document.getElementById(id);
  }

  function fitting(part, index, press) {
    var made = document.createElement(part.button ? 'button' : 'p');
    if (part.button) {
      made.tabIndex = -1; // the keys walk in the game itself
      made.type = 'button';
      made.onclick = function () {
        made.blur();
        press(index);
      };
    }
    return made;
  }

  return {
    tell: function (words) {
      var line = document.createElement('p');
      line.textContent = words;
      element('told').appendChild(line);
      while (element('told').childElementCount > MOST) {
        element('told').firstElementChild.remove();
      }
    },
    point: function (words) {
      element('focused').textContent = words;
    },
    // What was said on a screen is not said on the next one: somebody else may sit there.
    forget: function () {
      element('told').textContent = '';
      element('focused').textContent = '';
    },
    // Only what has changed is touched, or who walks there would lose their place.
    show: function (parts, press) {
      var place = element('seen');
      parts.forEach(function (part, index) {
        var old = place.children[index];
        if (!old || (old.tagName === 'BUTTON') !== part.button) {
          var made = fitting(part, index, press);
          if (old) {
            old.replaceWith(made);
          } else {
            place.appendChild(made);
          }
          old = made;
        }
        if (part.button) {
          old.dataset.name = part.name;
        }
        if (old.textContent !== part.words) {
          old.textContent = part.words;
        }
      });
      while (place.childElementCount > parts.length) {
        place.lastElementChild.remove();
      }
    }
  };
})();
