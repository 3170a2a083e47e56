// What the game shows in words, for those who have it read aloud: what happens is told as it comes, what has the focus is
// told at once, and all that is on the screen can be walked through and pressed.
window.spoken = (function () {
  // Who reads aloud has read what came before these.
  var MOST = 12;

  function element(id) {
    return document.getElementById(id);
  }

  // Called with the number of the part that was pressed.
  var press = null;

  function fitting(part) {
    var made = document.createElement(part.button ? 'button' : 'p');
    if (part.button) {
      made.tabIndex = -1; // the keys walk in the game itself
      made.type = 'button';
    }
    return made;
  }

  // One listener for all of them: they come and go with every screen.
  function pressed(event) {
    var button = event.target.closest('button');
    if (button) {
      button.blur();
      press(Array.prototype.indexOf.call(element('seen').children, button));
    }
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
    show: function (parts, pressPart) {
      var place = element('seen');
      press = pressPart;
      place.onclick = pressed;
      parts.forEach(function (part, index) {
        var old = place.children[index];
        if (!old || (old.tagName === 'BUTTON') !== part.button) {
          var made = fitting(part);
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
