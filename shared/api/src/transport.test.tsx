import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runInThisContext } from 'node:vm';
import { askAhead } from './ask-ahead';
import { createApiClient, type WireRequest } from './client';
import { fetchEstimate } from './estimate';
import { estimateCall } from './start-calls';
import { TooLong } from './too-long';
import { browserTransport } from './transport';

const get = (url: string): WireRequest => ({
  method: 'GET',
  url,
  headers: { Accept: 'application/json' },
  as: 'json',
  timeoutMs: 2000,
});

// The test's page has no fetch; the one of the machine comes with the classes it takes.
const { fetch, AbortController } = runInThisContext('globalThis') as typeof globalThis;
Object.assign(globalThis, { fetch, AbortController });

// jsdom prints every connection that nobody answers; here that is what is asked for.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('what the page asked for ahead', () => {
  const filters = '/api/v1App/getFilters';
  const answer = { status: 200, body: { a: 1 }, date: 'Fri, 20 Nov 2026 01:00:00 GMT' };
  const unreachable = 'http://127.0.0.1:9/';

  it('is taken over once', async () => {
    window.__early = { [`GET ${filters} `]: Promise.resolve(answer) };

    await expect(browserTransport(get(filters))).resolves.toEqual(answer);

    expect(window.__early).toEqual({});
  });

  it('is taken over by a call that sends the same along, and by no other', async () => {
    const mine = `POST ${unreachable} {"vtg_no":"G1"}`;
    window.__early = { [mine]: Promise.resolve(answer) };
    const sending = (body: string) =>
      browserTransport({ ...get(unreachable), method: 'POST', start: true, body });

    await expect(sending('{"vtg_no":"G2"}')).rejects.toBeDefined();
    await expect(sending('{"vtg_no":"G1"}')).resolves.toEqual(answer);
  });

  it('is taken over by the client when it makes the same call with a body', async () => {
    window.__early = {};
    const sent = jest
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue({ status: 401, headers: new Map(), text: async () => '' } as never);
    askAhead(estimateCall('G1'));
    const call = createApiClient({
      baseUrl: '',
      token: () => undefined,
      transport: browserTransport,
    });

    await expect(fetchEstimate(call, { vtgNo: 'G1', brandName: 'MERIDIAN' })).rejects.toThrow(
      'signed-out',
    );

    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('that is still being answered is waited for and not sent again', async () => {
    window.__early = { [`GET ${unreachable} `]: new Promise(() => undefined) };
    const sent = jest.spyOn(globalThis, 'fetch');

    await expect(
      browserTransport({ ...get(unreachable), start: true, timeoutMs: 50 }),
    ).rejects.toBeInstanceOf(TooLong);

    expect(sent).not.toHaveBeenCalled();
  });

  it('is left alone by another address and by a change', async () => {
    const mine = `GET ${unreachable} `;
    window.__early = { [mine]: Promise.resolve(answer) };

    await expect(browserTransport(get(`${unreachable}a`))).rejects.toBeDefined();
    await expect(browserTransport({ ...get(unreachable), method: 'POST' })).rejects.toBeDefined();

    expect(Object.keys(window.__early)).toEqual([mine]);
  });
});

describe.each([
  ['by fetch, for the calls a page starts with', { start: true }],
  ['through axios, for all others', {}],
] as const)('the network %s', (_way, way) => {
  let server: Server;
  let origin: string;
  let seen: {
    method?: string | undefined;
    headers: NodeJS.Dict<string | string[]>;
    body: string;
  }[];

  beforeAll(async () => {
    server = createServer((request, response) => {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Headers', '*');
      response.setHeader('Access-Control-Expose-Headers', 'Date');
      if (request.method === 'OPTIONS') {
        response.end();
        return;
      }
      if (request.url === '/drip') {
        response.write('{');
        return;
      }
      let body = '';
      request.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      request.on('end', () => {
        seen.push({ method: request.method, headers: request.headers, body });
        response.statusCode = request.url === '/busy' ? 503 : 200;
        response.end('{"__proto__":{"a":1},"name":"김하나"}');
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    seen = [];
    delete window.__early;
  });
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((closed) => server.close(closed));
  });

  it('answers status, text as it came, and the time', async () => {
    const answer = await browserTransport({ ...get(`${origin}/things`), ...way });

    expect(answer).toMatchObject({ status: 200, body: '{"__proto__":{"a":1},"name":"김하나"}' });
    expect(Number.isNaN(Date.parse(answer.date ?? ''))).toBe(false);
  });

  it('answers a refusal; it throws only where nobody answers', async () => {
    await expect(browserTransport({ ...get(`${origin}/busy`), ...way })).resolves.toMatchObject({
      status: 503,
    });
    await expect(browserTransport({ ...get('http://127.0.0.1:9/'), ...way })).rejects.toBeDefined();
  });

  it('sends what it is given as it is', async () => {
    await browserTransport({
      ...get(`${origin}/things`),
      ...way,
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Authorization: 'Bearer t' },
      body: 'num_reg=12%EA%B0%803456',
    });

    expect(seen).toMatchObject([
      {
        method: 'POST',
        body: 'num_reg=12%EA%B0%803456',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          authorization: 'Bearer t',
        },
      },
    ]);
  });

  it('gives up an answer that only drips in', async () => {
    await expect(
      browserTransport({ ...get(`${origin}/drip`), ...way, timeoutMs: 100 }),
    ).rejects.toBeInstanceOf(TooLong);
  });

  it('gives up when the asker does', async () => {
    const asker = new AbortController();
    const asked = browserTransport({ ...get(`${origin}/drip`), ...way, signal: asker.signal });
    asker.abort();

    await expect(asked).rejects.toBeDefined();
  });
});

describe('the way of a call', () => {
  const answer = { status: 200, statusText: 'OK', headers: new Headers(), text: async () => '{}' };
  const byFetch = () => jest.spyOn(globalThis, 'fetch').mockResolvedValue(answer as Response);

  it('is fetch for a call a page starts with', async () => {
    const sent = byFetch();

    await browserTransport({ ...get('/api/v1App/getFilters'), start: true });

    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('is never fetch for a change that does not say so', async () => {
    const sent = byFetch();

    await expect(
      browserTransport({ ...get('http://127.0.0.1:9/'), method: 'POST' }),
    ).rejects.toBeDefined();

    expect(sent).not.toHaveBeenCalled();
  });
});
