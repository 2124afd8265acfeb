import { appNames } from '@shared/routes/apps';
import { contentTypes, missingHeaders, PERSONAL } from '../store/headers';

const endings = Object.keys(contentTypes)
  .map((ending) => ending.slice(1))
  .join('|');
const apps = appNames.join('|');

/**
 * Returns the CloudFront function for the viewer request, which rewrites addresses before they reach the bucket.
 * All addresses under /app/ become the page of the channel. Published files are requested compressed if the client
 * accepts it. Everything else in the store gets a 404. The runtime supports ES5 and little more.
 */
export const pageFunction = (
  channel: string,
): string => `// Written by: npm run mfe -- cdn --channel ${channel}. Change shared/delivery/cdn, not this.
var MISSING = ${JSON.stringify(edgeHeaders())};
var FILE = /^\\/(?:${apps}|qa)\\/(?!\\.)[^/]+\\/(?!(?:.*\\/)?\\.).+\\.(?:${endings})$/;
var LIST = /^\\/(?:${apps}|qa)\\/versions\\.json$/;
// What a build leaves packed beside the plain file.
var PACKED = /^\\/(?:${apps})\\/[^/]+\\/(?!page\\/).+\\.(?:js|css|svg)$/;

function takes(accepted, encoding) {
  return accepted.split(',').some(function (one) {
    var parts = one.trim().split(/\\s*;\\s*/);
    return parts[0] === encoding && !/^q=0(?:\\.0*)?$/.test(parts[1] || '');
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
  if (uri === '/app/live.json') request.uri = '/channels/${channel}/live.json';
  else if (uri.startsWith('/app/')) request.uri = '/channels/${channel}/index.html';
  else if (FILE.test(uri)) request.uri = uri + packedAs(request);
  else if (!LIST.test(uri))
    return { statusCode: 404, statusDescription: 'Not Found', headers: MISSING, body: 'not found' };
  return request;
}
`;

/**
 * Returns the CloudFront function for the viewer response, which runs after the headers policy.
 * It forbids browsers to cache a page whose address identifies a person, because the address is the key of the cache.
 */
export const responseFunction =
  (): string => `// Written by: npm run mfe -- cdn. Change shared/delivery/cdn, not this.
var PERSONAL = /${PERSONAL}/;

function handler(event) {
  var names = Object.keys(event.request.querystring);
  var isPersonal = PERSONAL.test('?' + names.join('=&') + '=');
  if (isPersonal) event.response.headers['cache-control'] = { value: 'no-store' };
  return event.response;
}
`;

/** Names in lower case, because CloudFront functions require it. */
const edgeHeaders = () =>
  Object.fromEntries(
    Object.entries(missingHeaders).map(([name, value]) => [name.toLowerCase(), { value }]),
  );
