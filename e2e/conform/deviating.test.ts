/** @jest-environment ./shared/database/testing/pglite-environment.ts */

import { backendOfFile, deviating, lineOf } from './testing/backend';
import { allowing, type Change, only } from './testing/local-server';

const PAGES = 'https://www.servicecare.test';

const backend = backendOfFile();

const status =
  (code: number): Change =>
  (answer) =>
    new Response(answer.body, { status: code, headers: answer.headers });
const header =
  (name: string, value: string): Change =>
  async (answer) => {
    const headers = new Headers(answer.headers);
    headers.set(name, value);
    return new Response(await answer.blob(), { status: answer.status, headers });
  };
const html =
  (code: number): Change =>
  () =>
    new Response('<!doctype html><p>Sign in</p>', {
      status: code,
      headers: { 'Content-Type': 'text/html' },
    });

type Deviating = readonly [
  name: string,
  call: string,
  path: RegExp,
  change: Change,
  said: Record<string, unknown>,
];
/** Missing, unknown and otherwise typed fields: the response variants of conform.test.ts. */
const backends: readonly Deviating[] = [
  [
    'answers with another status',
    'getVehicles',
    /\/users\/getVehicles/,
    status(201),
    { contract: '201 instead of 200' },
  ],
  ['fails', 'getDealers', /\/dealerCdks/, status(500), { contract: '500: the server failed' }],
  [
    'redirects to a page',
    'getUser',
    /\/users\/[^/]+$/,
    (answer, request) =>
      request.method === 'GET' && !request.url.includes('getClientIp')
        ? new Response(null, {
            status: 302,
            headers: { Location: '/sign-in', 'Content-Type': 'application/json' },
          })
        : answer,
    { contract: '302: redirects, and the app follows none' },
  ],
  [
    'answers HTML instead of JSON',
    'getFilters',
    /\/getFilters/,
    html(200),
    { contract: 'answers text/html instead of application/json' },
  ],
  [
    'refuses with a page of HTML',
    'showPromoLink',
    /\/promoLinks/,
    html(404),
    { contract: 'answers text/html instead of application/json' },
  ],
  [
    'sends broken JSON',
    'getAgents',
    /\/dealerAgentCdks/,
    () => new Response('{"data": [', { headers: { 'Content-Type': 'application/json' } }),
    { contract: 'the answer is not JSON' },
  ],
  [
    'lets shared caches keep a customer',
    'getSubsc',
    /\/subscs\/S-[^/]+$/,
    header('Cache-Control', 'public, max-age=600'),
    { cache: 'Cache-Control: public, max-age=600 keeps an answer about a customer' },
  ],
  [
    'breaks the connection',
    'getEncData',
    /\/encData/,
    () =>
      new Response(new ReadableStream({ start: (stream) => stream.error(new Error('broken')) }), {
        headers: { 'Content-Type': 'application/json' },
      }),
    { reach: 'no connection (UND_ERR_SOCKET)' },
  ],
];

describe('conform against a deviating backend', () => {
  it.each(backends)('names the call when it %s', async (_, call, path, change, said) => {
    backend.change(only(path, change));
    const report = await backend.report({ about: call });

    expect(deviating(report)).toEqual([call]);
    expect(lineOf(report, call)).toMatchObject(said);
    expect(report.conforms).toBe(false);
  });

  it('says that the token is refused', async () => {
    const report = await backend.report({ token: 'expired', about: 'getUser' });

    expect(lineOf(report, 'getUser')?.contract).toContain('401: the token is refused');
  });
});

describe('conform for pages of another origin', () => {
  it('accepts a backend that allows the origin', async () => {
    backend.change(allowing(PAGES));

    expect(deviating(await backend.report({ origin: PAGES }))).toEqual([]);
  });

  it('names every call when the backend allows no other origin', async () => {
    const report = await backend.report({ origin: PAGES });

    expect(lineOf(report, 'getFilters')?.cors).toBe(
      `Access-Control-Allow-Origin does not allow ${PAGES}`,
    );
    expect(deviating(report)).toHaveLength(28);
  });

  it('names the calls with a token when the backend does not allow Authorization', async () => {
    backend.change(allowing(PAGES, 'content-type'));
    const report = await backend.report({ origin: PAGES });

    expect(lineOf(report, 'getFilters')?.state).toBe('matches');
    expect(lineOf(report, 'getUser')?.cors).toBe(
      'Access-Control-Allow-Headers lacks Authorization',
    );
  });
});
