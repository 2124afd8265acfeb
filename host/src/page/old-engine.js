/*
 * Written into the page as it stands here, by words that every engine knows: one below the baseline cannot read the
 * rest. It asks for the two features that the oldest engines of `.browserslistrc` were the first to have (Chromium
 * 111: sin(); iOS 16.4: CSSPropertyRule). Without them the outline makes way for words, so that the host finds no
 * root and leaves the page alone; the customer centre's number is asked for, as the footer does.
 */
(function () {
  if (
    window.CSSPropertyRule &&
    window.CSS &&
    CSS.supports &&
    CSS.supports('width', 'calc(1px*sin(1))')
  )
    return;
  var root = document.getElementById('root');
  root.parentNode.removeChild(root);
  document.getElementById('old').hidden = false;
  var ask = new XMLHttpRequest();
  ask.onload = function () {
    var said = JSON.parse(ask.responseText);
    var number = (said.data || said).env.tell;
    var link = document.createElement('a');
    link.textContent = number;
    link.href = 'tel:' + number.replace(/[^\d+]/g, '');
    document.getElementById('old-tell').appendChild(link);
  };
  ask.open('GET', '/api/v1App/getFilters');
  ask.send();
})();
