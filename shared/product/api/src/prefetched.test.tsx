import { NOON } from '@shared/domain/testing/noon';
import { ApiFailure } from '@shared/failure';
import * as v from 'valibot';
import { askAhead } from './ask-ahead';
import { createApiClient } from './client';
import { createHttp } from './http';

jest.mock('./http', () => ({ createHttp: jest.fn(() => ({ request: async () => fromHttp })) }));

const fromHttp = { status: 200, data: { name: '서버' } };
const call = {
  method: 'GET',
  path: '/api/v1App/things',
  answer: v.object({ name: v.string() }),
} as const;
/** Answer of a payment that was declined. */
const CODE = '{"data":{"status_code":"5021","msg":"카드사 오류"}}';
const NAME = 'GET /api/v1App/things ';
const answer = { status: 200, body: '{"name":"미리"}', date: 'Fri, 20 Nov 2026 01:00:00 GMT' };
const client = (parts = {}) => createApiClient({ token: () => undefined, ...parts });

beforeEach(() => {
  window.__early = { [NAME]: Promise.resolve(answer) };
});
afterEach(() => {
  jest.useRealTimers();
  delete window.__early;
});

describe('the client of the API', () => {
  it('reads a prefetched success without the HTTP client, with its time [PLAT-011, AUTH-009]', async () => {
    const [onServerTime, onRequest] = [jest.fn(), jest.fn()];

    await expect(client({ onServerTime, onRequest })(call)).resolves.toEqual({ name: '미리' });

    expect(createHttp).not.toHaveBeenCalled();
    expect(onServerTime).toHaveBeenCalledWith(new Date('2026-11-20T01:00:00Z'));
    expect(onRequest).toHaveBeenCalledTimes(1);
  });

  it('uses a prefetched answer once', async () => {
    const get = client();

    await expect(Promise.all([get(call), get(call)])).resolves.toEqual([
      { name: '미리' },
      { name: '서버' },
    ]);
  });

  it('drops a prefetched answer when its user has signed out meanwhile', async () => {
    const check = () => {
      throw new ApiFailure({ kind: 'signed-out' });
    };

    await expect(client()(call, { check, renew: jest.fn() })).rejects.toThrow('signed-out');
  });

  it.each([
    ['a refusal', Promise.resolve({ ...answer, status: 401 })],
    ['a success with the code of a failure', Promise.resolve({ ...answer, body: CODE })],
    ['a lost answer', Promise.reject(new TypeError('no network'))],
  ])('leaves %s to the HTTP client', async (_, early) => {
    window.__early = { [NAME]: early };

    await expect(client()(call)).resolves.toEqual({ name: '서버' });

    expect(window.__early).toEqual({ [NAME]: early });
  });

  it('requests again when the prefetch is an hour old, because the webview was suspended', async () => {
    jest.useFakeTimers({ now: NOON });
    const headers = new Map([['date', answer.date]]);
    const fetched = { status: 200, headers, text: async () => answer.body };
    Object.assign(globalThis, { fetch: async () => fetched });
    const onServerTime = jest.fn();
    askAhead(call);
    jest.setSystemTime(NOON + 3_600_000);

    await expect(client({ onServerTime })(call)).resolves.toEqual({ name: '서버' });

    expect(onServerTime).not.toHaveBeenCalled();
    expect(window.__early).toEqual({});
  });

  it('leaves an answer to the HTTP client that does not come within 4 seconds', async () => {
    jest.useFakeTimers();
    window.__early = { [NAME]: new Promise(() => undefined) };
    const got = client()(call);
    await jest.advanceTimersByTimeAsync(3999);
    expect(createHttp).not.toHaveBeenCalled();

    await jest.advanceTimersByTimeAsync(1);

    await expect(got).resolves.toEqual({ name: '서버' });
  });
});
