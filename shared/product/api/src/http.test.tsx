import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiFailure, tookTooLong } from '@shared/failure';
import { isChanging, onCall } from '@shared/failure/reach';
import type { AxiosRequestConfig } from 'axios';
import { askAhead } from './ask-ahead';
import { createApiClient } from './client';
import { fetchEstimate } from './estimate';
import { type ClientParts, createHttp } from './http';
import { estimateCall } from './start-calls';

/** No server listens on this port. */
const UNREACHABLE = 'http://127.0.0.1:9/';
const unreachable = { failure: { kind: 'unreachable' } };

const send = (config: AxiosRequestConfig, parts: Partial<ClientParts> = {}) =>
  createHttp({ token: () => undefined, ...parts }).request({ timeout: 60_000, ...config });

// jsdom prints every connection that fails.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  delete window.__early;
});
afterEach(() => jest.restoreAllMocks());

describe('prefetched answer', () => {
  it('is taken over once, by a call with the same method, address and body [PLAT-011]', async () => {
    const answer = { status: 200, body: '{"a":1}', date: 'Fri, 20 Nov 2026 01:00:00 GMT' };
    window.__early = { [`POST ${UNREACHABLE} {"vtg_no":"G1"}`]: Promise.resolve(answer) };
    const mine = { method: 'POST', url: UNREACHABLE, data: { vtg_no: 'G1' } };
    const onServerTime = jest.fn();

    for (const other of [{ data: {} }, { url: `${UNREACHABLE}a` }, { method: 'GET' }])
      await expect(send({ ...mine, ...other })).rejects.toMatchObject(unreachable);
    await expect(send(mine, { onServerTime })).resolves.toMatchObject({ data: { a: 1 } });

    expect(onServerTime).toHaveBeenCalledWith(new Date('2026-11-20T01:00:00Z'));
    expect(window.__early).toEqual({});
  });

  it('is taken over by the client when it makes the prefetched call [PLAT-011]', async () => {
    const fetched = jest.fn(async () => ({
      status: 403,
      headers: new Map(),
      text: async () => '',
    }));
    Object.assign(globalThis, { fetch: fetched });
    const sent = jest.spyOn(XMLHttpRequest.prototype, 'send');
    askAhead(estimateCall('G1'));
    const call = createApiClient({ token: () => undefined });

    await expect(fetchEstimate(call, { vtgNo: 'G1', brandName: 'MERIDIAN' })).rejects.toThrow(
      'forbidden',
    );

    expect(fetched).toHaveBeenCalledTimes(1);
    expect(sent).not.toHaveBeenCalled();
  });

  it('is dropped when it is old, because the webview was suspended', async () => {
    const answer = { status: 200, body: '{"a":1}', asked: 0 };
    window.__early = { [`GET ${UNREACHABLE} `]: Promise.resolve(answer) };

    await expect(send({ url: UNREACHABLE })).rejects.toMatchObject(unreachable);
  });

  it('is awaited and not requested again while it is pending', async () => {
    window.__early = { [`GET ${UNREACHABLE} `]: new Promise(() => undefined) };
    const sent = jest.spyOn(XMLHttpRequest.prototype, 'send');

    const thrown = await send({ url: UNREACHABLE, timeout: 50 }).catch((failure) => failure);

    expect(tookTooLong(thrown)).toBe(true);
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('network', () => {
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
  });
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((closed) => server.close(closed));
  });

  it('answers the value without keys of a prototype, and the server time', async () => {
    const onServerTime = jest.fn();

    const { data } = await send({ url: `${origin}/things` }, { onServerTime });

    expect(data).toEqual({ name: '김하나' });
    expect(Object.keys(data as object)).toEqual(['name']);
    expect(onServerTime).toHaveBeenCalledTimes(1);
  });

  it('answers a document as a blob', async () => {
    const { data } = await send({ url: `${origin}/document`, responseType: 'blob' });

    expect(data).toBeInstanceOf(Blob);
  });

  it('tells a refusal from a server that is not reached', async () => {
    await expect(send({ url: `${origin}/busy` })).rejects.toMatchObject({
      failure: { kind: 'unexpected', status: 503 },
    });
    await expect(send({ url: UNREACHABLE })).rejects.toMatchObject(unreachable);
  });

  it('sends a form, the token and no cookie of its own [AUTH-010, API-011]', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: a cookie that axios would send as a header
    document.cookie = 'XSRF-TOKEN=x';
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const data = { num_reg: '12가3456' };

    await send(
      { method: 'POST', url: `${origin}/things`, headers, data, withXSRFToken: true },
      { token: () => 't' },
    );

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
    expect(seen[0]?.headers).not.toHaveProperty('x-xsrf-token');
  });

  it('gives up an answer that only drips in', async () => {
    const thrown = await send({ url: `${origin}/drip`, timeout: 100 }).catch((failure) => failure);

    expect(thrown).toBeInstanceOf(ApiFailure);
    expect(tookTooLong(thrown)).toBe(true);
  });

  it.each([
    ['a change', 'POST', true],
    ['a read', 'GET', false],
  ])('counts %s as unanswered until its request ends: %s', async (_, method, counts) => {
    const sent = [`${origin}/things`, UNREACHABLE].map((url) => send({ method, url }));
    await new Promise((started) => setTimeout(started));
    expect(isChanging()).toBe(counts);

    await Promise.allSettled(sent);
    expect(isChanging()).toBe(false);
  });

  it('gives up when the caller does', async () => {
    const caller = new AbortController();
    const asked = send({ url: `${origin}/drip`, signal: caller.signal });
    setTimeout(() => caller.abort());

    const thrown = await asked.catch((failure) => failure);

    expect(thrown).toMatchObject(unreachable);
    expect(tookTooLong(thrown)).toBe(false);
  });

  it('records whether the server was reached, but not a call that the caller gave up', async () => {
    const heard: boolean[] = [];
    const stop = onCall((isAnswered) => void heard.push(isAnswered));
    const caller = new AbortController();
    setTimeout(() => caller.abort());

    await send({ url: `${origin}/drip`, signal: caller.signal }).catch(() => undefined);
    await send({ url: `${origin}/busy` }).catch(() => undefined);
    await send({ url: UNREACHABLE }).catch(() => undefined);
    stop();

    expect(heard).toEqual([true, false]);
  });
});
