import { createContext, runInContext } from 'node:vm';
import { assetHeaders, listHeaders, pageHeaders, pointerHeaders } from '../store/headers';
import { pageFunction, responseFunction } from './functions';
import { type HeadersPolicy, headersPolicies } from './headers';

type Values = Record<string, { value: string; multiValue?: { value: string }[] }>;
type Answer = { uri?: string; statusCode?: number; headers: Values; body?: string };

describe('pageFunction', () => {
  const edge = createContext({});
  runInContext(pageFunction('production', process.cwd()), edge);
  const asked = (uri: string, accepted = 'gzip, deflate, br', querystring: Values = {}): Answer => {
    const request = { uri, querystring, headers: { 'accept-encoding': { value: accepted } } };
    edge['event'] = { request };
    return runInContext('handler(event)', edge) as Answer;
  };

  it.each([
    ['/app/', '/channels/production/index.html'],
    ['/app/subscStatus/subscs/7', '/channels/production/index.html'],
    ['/app/live.json', '/channels/production/live.json'],
    ['/apply/1.5.0/entry.js', '/apply/1.5.0/entry.js.br'],
    ['/host/1.0.0-rc.1/main.css', '/host/1.0.0-rc.1/main.css.br'],
    ['/apply/1.5.0/app.json', '/apply/1.5.0/app.json'],
    ['/host/1.5.0/page/starter.js', '/host/1.5.0/page/starter.js'],
    ['/host/1.5.0/own.woff2', '/host/1.5.0/own.woff2'],
    ['/qa/1.0.0-555c88e3/qa.js', '/qa/1.0.0-555c88e3/qa.js'],
    ['/apply/versions.json', '/apply/versions.json'],
  ])('rewrites %s to %s', (uri, object) => {
    expect(asked(uri).uri).toBe(object);
  });

  it.each([
    ['gzip, br', '.br'],
    ['br;q=0.5, gzip', '.br'],
    ['gzip', '.gz'],
    ['br;q=0, gzip', '.gz'],
    ['br;q=0.000', ''],
    ['bridge', ''],
    ['', ''],
  ])('for Accept-Encoding "%s", requests the file with the extension "%s"', (accepted, ending) => {
    expect(asked('/apply/1.5.0/entry.js', accepted).uri).toBe(`/apply/1.5.0/entry.js${ending}`);
  });

  it.each([
    '/',
    '/channels/production/settings.json',
    '/releases/6b34.json',
    '/apply/.hidden/entry.js',
    '/apply/1.5.0/.env.js',
    '/apply/1.5.0/entry.js.map',
    '/apply-evil/1.5.0/entry.js',
    '/application/versions.json',
  ])('answers 404 in plain text for %s', (uri) => {
    const { statusCode, headers, body } = asked(uri);

    expect({ statusCode, body }).toEqual({ statusCode: 404, body: 'not found' });
    expect(headers['content-type']?.value).toBe('text/plain; charset=utf-8');
    expect(headers['cache-control']?.value).toBe('no-store');
  });

  it('redirects /app to the page and keeps the query', () => {
    const query = {
      mfe: {
        value: 'apply@1.4.0',
        multiValue: [{ value: 'apply@1.4.0' }, { value: 'host@1.0.0' }],
      },
      qa: { value: '' },
    };
    const { statusCode, headers } = asked('/app', 'br', query);

    expect(statusCode).toBe(302);
    expect(headers['location']?.value).toBe('/app/?mfe=apply@1.4.0&mfe=host@1.0.0&qa');
  });
});

describe('responseFunction', () => {
  /** Returns how an answer is cached after the function, for a parameter of the address. */
  const cached = (keep: number, name: string, object = 'no-cache') => {
    const edge = createContext({});
    runInContext(responseFunction(process.cwd(), keep), edge);
    const querystring = { mfe: { value: 'apply@1.4.0' }, [name]: { value: 'x' } };
    const headers = { 'cache-control': { value: object } };
    edge['event'] = { request: { querystring }, response: { headers } };
    return (runInContext('handler(event)', edge) as Answer).headers['cache-control']?.value;
  };

  it.each([
    ['connInfo', 'no-store'],
    ['phonebook', 'private, max-age=600'],
  ])('answers a page with the parameter %s with Cache-Control: %s', (name, expected) => {
    expect(cached(600, name)).toBe(expected);
  });

  it('lets browsers keep no page without a given time, and changes no other file', () => {
    expect(cached(0, 'vtg_id')).toBe('no-cache');
    expect(cached(600, 'vtg_id', 'public, max-age=60')).toBe('public, max-age=60');
  });
});

describe('headersPolicies', () => {
  /** The object sets how long it is cached, so that no cache keeps an error. */
  const ofObject = { 'Cache-Control': undefined };

  it.each<[string, object]>([
    ['care-pointer', pointerHeaders],
    ['care-list', listHeaders],
    ['care-page', { ...pageHeaders, ...ofObject }],
    ['care-asset', { ...assetHeaders, ...ofObject }],
  ])('gives %s the headers of the common table', (name, headers) => {
    const policy = headersPolicies().find(({ Name }) => Name === name);

    expect(policy && sentBy(policy)).toEqual({ ...headers, 'Content-Type': undefined });
  });

  /** Returns the headers that CloudFront sends for a policy. */
  function sentBy(policy: HeadersPolicy): Record<string, string> {
    const text = JSON.stringify(policy.CustomHeadersConfig.Items);
    const items: { Header: string; Value: string }[] = JSON.parse(text);
    const { SecurityHeadersConfig: own, CorsConfig } = policy;
    return Object.assign(
      Object.fromEntries(items.map(({ Header, Value }) => [Header, Value])),
      own['ContentSecurityPolicy'] && {
        'Content-Security-Policy': Object.values(own['ContentSecurityPolicy'])[1],
      },
      own['ContentTypeOptions'] && { 'X-Content-Type-Options': 'nosniff' },
      own['ReferrerPolicy'] && { 'Referrer-Policy': Object.values(own['ReferrerPolicy'])[1] },
      own['StrictTransportSecurity'] && {
        'Strict-Transport-Security': `max-age=${Object.values(own['StrictTransportSecurity'])[1]}`,
      },
      CorsConfig && { 'Access-Control-Allow-Origin': '*' },
    );
  }
});
