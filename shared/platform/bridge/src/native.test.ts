import * as v from 'valibot';
import { createNative } from './native';
import { isOurPhoto } from './photo-address';

const app = () => {
  const asked: { id: string; method: string }[] = [];
  let lastId = 0;
  const native = createNative({
    post: (text) => asked.push(JSON.parse(text) as { id: string; method: string }) > 0,
    randomId: () => `id-${++lastId}`,
    timeoutMs: 90_000,
  });
  return { ...native, asked };
};
let native: ReturnType<typeof app>;
const read = () => native.ask('recognise', {}, v.object({ vin: v.string() }));
const last = () => native.asked.at(-1)!;
const hear = (message: unknown): void => native.hear(message);
const answer = (id: string, rest: object): void => hear(JSON.stringify({ v: 1, id, ...rest }));
const origin = 'https://app.example';
const hosts = ['https://files.example', 'https://prime.example/api', ''];

beforeEach(() => {
  native = app();
});

describe('answers of the app', () => {
  it('count once, and a second one changes nothing', async () => {
    const reading = read();
    const { id } = last();
    answer(id, { ok: true, result: { vin: 'right' } });
    answer(id, { ok: true, result: { vin: 'wrong' } });
    answer(id, { ok: false, error: { kind: 'denied' } });

    await expect(reading).resolves.toEqual({ vin: 'right' });
  });

  it.each([
    ['with an id that was not given out', '{"v":1,"id":"guessed","ok":true,"result":{"vin":"no"}}'],
    ['of another version', '{"v":2,"id":"id-1","ok":true,"result":{"vin":"no"}}'],
    ['without a verdict', '{"v":1,"id":"id-1","result":{"vin":"no"}}'],
    ['with an id that is no text', '{"v":1,"id":["id-1"],"ok":true,"result":{"vin":"no"}}'],
    ['that are not JSON', '{'],
    ['that are null', 'null'],
    ['that are not there', undefined],
    ['that are an object', { v: 1, id: 'id-1', ok: true, result: { vin: 'no' } }],
  ])('%s are ignored', async (_, message) => {
    const reading = read();
    hear(message);
    answer('id-1', { ok: true, result: { vin: 'right' } });

    await expect(reading).resolves.toEqual({ vin: 'right' });
  });

  it('cannot reach a prototype', async () => {
    const reading = read();
    const text = JSON.stringify({ v: 1, id: last().id, ok: true, result: { vin: 'right' } });
    hear(text.replace('"vin"', '"__proto__":{"polluted":true},"vin"'));

    await reading;
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it.each([
    ['upload', 90],
    ['recogniseFile', 90],
    ['openExternal', 3],
    ['close', 3],
    ['offers', 3],
    ['openSettings', 3],
    ['haptic', 3],
  ] as const)('to "%s" that come after %i s are ignored', async (method, seconds) => {
    jest.useFakeTimers();
    const asked = native.ask(method, {}, v.unknown());
    const { id } = last();
    jest.advanceTimersByTime(seconds * 1000);
    jest.useRealTimers();

    await expect(asked).rejects.toMatchObject({ kind: 'timeout' });
    expect(() => answer(id, { ok: true, result: { vin: 'right' } })).not.toThrow();
  });

  it.each([
    ['upload', 89_999],
    ['recognise', 3_600_000],
    ['capture', 3_600_000],
  ] as const)(
    'to "%s" count after %i ms, a photo whenever it is taken [BRIDGE-005]',
    async (method, ms) => {
      jest.useFakeTimers();
      const asked = native.ask(method, {}, v.unknown());
      jest.advanceTimersByTime(ms);
      answer(last().id, { ok: true, result: 'right' });
      jest.useRealTimers();

      await expect(asked).resolves.toBe('right');
    },
  );
});

describe('question of an earlier page', () => {
  const photo = v.object({ url: v.string() });
  const put = (id: string, isPut: boolean) =>
    native.ask('capture', { type: 1 }, photo, { id, isPut });
  const sent = (url: string) => ({ ok: true, result: { url } });

  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is not sent again and takes the answer to its id once [BRIDGE-005]', async () => {
    const taken = put('kept', true);

    answer('other', sent('/files/other.jpg'));
    answer('kept', sent('/files/1.jpg'));
    answer('kept', sent('/files/2.jpg'));

    await expect(taken).resolves.toEqual({ url: '/files/1.jpg' });
    expect(native.asked).toEqual([]);
  });

  it('takes an answer that came before the page listened, once [BRIDGE-005]', async () => {
    answer('kept', sent('/files/1.jpg'));
    await expect(put('kept', true)).resolves.toEqual({ url: '/files/1.jpg' });

    const again = put('kept', true);
    void put('next', false);
    await expect(again).rejects.toMatchObject({ kind: 'cancelled' });
  });

  it('fails when its answer was lost [BRIDGE-005]', async () => {
    const lost = put('kept', true);
    const failed = expect(lost).rejects.toMatchObject({ kind: 'timeout' });

    jest.advanceTimersByTime(90_000);

    await failed;
  });

  it('is sent with the id of the caller when it is new [BRIDGE-005]', () => {
    void put('kept', false);

    expect(native.asked).toEqual([{ v: 1, id: 'kept', method: 'capture', params: { type: 1 } }]);
  });
});

it.each([
  ['/files/insp.jpg', true],
  ['https://app.example/files/insp.jpg', true],
  ['https://files.example/insp.jpg?sig=1', true],
  ['https://prime.example/atts/1.jpg', true],
  ['https://evil.example/insp.jpg', false],
  ['https://files.example.evil.example/insp.jpg', false],
  ['https://files.example:8443/insp.jpg', false],
  ['http://files.example/insp.jpg', false],
  ['//evil.example/insp.jpg', false],
  ['https://user:pass@files.example/insp.jpg', false],
  ['javascript:alert(1)', false],
  ['blob:https://app.example/1', false],
  ['https://', false],
])('isOurPhoto returns for %s: %s', (url, isOurs) => {
  expect(isOurPhoto(url, origin, hosts)).toBe(isOurs);
});
