// Written by: npm run mfe -- cdn --channel {{channel}}. Change shared/delivery/cdn, not this.
// For the viewer request of CloudFront, whose runtime supports ES5 and little more. Addresses under /app/ become the page of
// the channel, published files are requested compressed, and everything else in the store gets a 404.
var MISSING = JSON.parse('{{missing}}');
var FILE = /^\/(?:{{apps}}|qa)\/(?!\.)[^/]+\/(?!(?:.*\/)?\.).+\.(?:{{endings}})$/;
var LIST = /^\/(?:{{apps}}|qa)\/versions\.json$/;
// A build leaves these files packed beside the plain ones.
var PACKED = /^\/(?:{{apps}})\/[^/]+\/(?!page\/).+\.(?:js|css|svg)$/;

function takes(accepted, encoding) {
  return accepted.split(',').some(function (one) {
    var parts = one.trim().split(/\s*;\s*/);
    return parts[0] === encoding && !/^q=0(?:\.0*)?$/.test(parts[1] || '');
  });
}

function packedAs(request) {
  var given = request.headers['accept-encoding'];
  var accepted = given ? given.value.toLowerCase() : '';
  if (!PACKED.test(request.uri)) return '';
  return takes(accepted, 'br') ? '.br' : takes(accepted, 'gzip') ? '.gz' : '';
}

function asked(querystring) {
  var words = [];
  Object.keys(querystring).forEach(function (name) {
    (querystring[name].multiValue || [querystring[name]]).forEach(function (one) {
      words.push(one.value === '' ? name : name + '=' + one.value);
    });
  });
  return words.length > 0 ? '?' + words.join('&') : '';
}

function handler(event) {
  var request = event.request;
  var uri = request.uri;
  if (uri === '/app')
    return {
      statusCode: 302,
      statusDescription: 'Found',
      headers: { location: { value: '/app/' + asked(request.querystring) } },
    };
  if (uri === '/app/live.json') request.uri = '/channels/{{channel}}/live.json';
  else if (uri.startsWith('/app/')) request.uri = '/channels/{{channel}}/index.html';
  else if (FILE.test(uri)) request.uri = uri + packedAs(request);
  else if (!LIST.test(uri))
    return { statusCode: 404, statusDescription: 'Not Found', headers: MISSING, body: 'not found' };
  return request;
}
