/*
 * Shows the update message in browsers below `.browserslistrc`. This script is written in ES5, because those browsers
 * cannot parse the other scripts. It checks two features that came with the oldest supported versions: sin() in
 * Chromium 111 and CSSPropertyRule in iOS 16.4. If one is missing, the message replaces the root element, so that the
 * host does not start. The phone number of the customer centre comes from the server, otherwise from the page, as in the
 * footer.
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
  ask.onloadend = function () {
    var number;
    try {
      number = JSON.parse(ask.responseText).env.tell;
    } catch (e) {}
    number =
      number || JSON.parse(document.getElementById('page').textContent).settings.centre.phone;
    var link = document.createElement('a');
    link.textContent = number;
    link.href = 'tel:' + number.replace(/[^\d+]/g, '');
    document.getElementById('old-tell').appendChild(link);
  };
  ask.open('GET', '/api/v1App/getFilters');
  ask.send();
})();
