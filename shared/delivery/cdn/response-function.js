// Written by: npm run mfe -- cdn. Change shared/delivery/cdn, not this.
// For the viewer response of CloudFront, after the headers policy. Browsers keep no page whose address identifies a person,
// because the address is the key of the cache.
var PERSONAL = /{{personal}}/;

function handler(event) {
  var names = Object.keys(event.request.querystring);
  var isPersonal = PERSONAL.test('?' + names.join('=&') + '=');
  if (isPersonal) event.response.headers['cache-control'] = { value: 'no-store' };
  return event.response;
}
