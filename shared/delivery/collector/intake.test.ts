import { gzipSync } from 'node:zlib';
import { aTeller, nameOf } from '../testing/told';
import { intake, MOST_BYTES } from './intake';
import { rateLimit } from './serve';

const take = jest.fn(() => ({ taken: 1, dropped: 0 }));
let mayCome = true;
const app = intake({ collector: { take }, mayCome: () => mayCome });
beforeEach(() => {
  mayCome = true;
});

const json = { 'Content-Type': 'application/json' };
const send = (path: string, body: BodyInit, headers: Readonly<Record<string, string>> = json) =>
  app.request(path, { method: 'POST', body, headers });
const told = aTeller(nameOf(1)).start();

describe('intake', () => {
  it('accepts gzip and the beacon of an older browser', async () => {
    await send('/v1/logs', gzipSync(JSON.stringify(told)), { ...json, 'Content-Encoding': 'gzip' });
    await send('/v1/logs', JSON.stringify(told), { 'Content-Type': 'text/plain;charset=UTF-8' });

    expect(take.mock.calls).toEqual([
      ['logs', told],
      ['logs', told],
    ]);
  });

  it.each([
    ['logs', 'rejectedLogRecords'],
    ['metrics', 'rejectedDataPoints'],
  ])('reports the number of %s that it dropped', async (signal, name) => {
    take.mockReturnValueOnce({ taken: 1, dropped: 3 });
    const answer = await send(`/v1/${signal}`, '{}');

    expect(take).toHaveBeenCalledWith(signal, {});
    expect(await answer.json()).toEqual({
      partialSuccess: { [name]: '3', errorMessage: expect.any(String) },
    });
  });

  it.each([
    ['no JSON', 400, '{', json],
    ['another type', 415, 'x', { 'Content-Type': 'application/x-protobuf' }],
    ['another packing', 415, 'x', { ...json, 'Content-Encoding': 'br' }],
    ['what only says that it is packed', 400, 'x', { ...json, 'Content-Encoding': 'gzip' }],
    ['too much', 413, ' '.repeat(MOST_BYTES + 1), json],
  ])('refuses %s with %d', async (_, status, body, headers) => {
    expect((await send('/v1/logs', body, headers)).status).toBe(status);
    expect(take).not.toHaveBeenCalled();
  });

  it('refuses a small body that is too large when unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024, 0x20));
    expect(bomb.length).toBeLessThan(MOST_BYTES);

    expect((await send('/v1/logs', bomb, { ...json, 'Content-Encoding': 'gzip' })).status).toBe(
      413,
    );
  });

  it('answers 429 with Retry-After when a client sends too often', async () => {
    mayCome = false;
    const answer = await send('/v1/logs', JSON.stringify(told));

    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '1']);
  });

  it('accepts a beacon with credentials from a page of another origin', async () => {
    const asked = await app.request('/v1/logs', {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://app.example',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    });

    expect(asked.headers.get('access-control-allow-origin')).toBe('https://app.example');
    expect(asked.headers.get('access-control-allow-credentials')).toBe('true');
  });
});

describe('rateLimit', () => {
  let now = 0;
  const isFree = () => rateLimit({ perSecond: 2, atOnce: 3 }, () => now);
  const times = (count: number, ask: () => boolean) => Array.from({ length: count }, ask);

  it('allows each address the burst first, then the rate per second', () => {
    const mayCome = isFree();
    expect(times(4, () => mayCome('a'))).toEqual([true, true, true, false]);
    expect(mayCome('b')).toBe(true);
    now += 1000;
    expect(times(3, () => mayCome('a'))).toEqual([true, true, false]);
  });

  it('forgets the addresses that were seen longest ago', () => {
    const mayCome = isFree();
    times(4, () => mayCome('a'));
    for (let index = 0; index < 20_000; index += 1) mayCome(`b${index}`);
    expect(mayCome('a')).toBe(true);
  });
});
