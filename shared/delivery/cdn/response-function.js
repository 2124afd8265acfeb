// Written by: npm run mfe -- cdn. Change shared/delivery/cdn, not this.
// For the viewer response of CloudFront, after the headers policy and not for errors. Browsers keep no page whose address
// identifies a person, because the address is the key of the cache. They keep other pages for the time of --keep.
var PERSONAL = /{{personal}}/;

function handler(event) {
  var headers = event.response.headers;
  var names = Object.keys(event.request.querystring);
  var isPersonal = PERSONAL.test('?' + names.join('=&') + '=');
  var caching = headers['cache-control'];
  if (isPersonal) headers['cache-control'] = { value: 'no-store' };
  else if (caching && caching.value === 'no-cache') headers['cache-control'] = { value: '{{kept}}' };
  return event.response;
}
