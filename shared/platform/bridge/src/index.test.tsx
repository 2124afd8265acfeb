import { cleanRecognised } from '@shared/domain/validation/recognition';
import { waitFor } from '@testing-library/react';
import type { Method } from './native';
import { SIMULATED_PICTURE } from './simulated';

type Question = { v: 1; id: string; method: Method; params: Record<string, unknown> };
type Bridge = typeof import('./index');

const recognised = {
  owner_name: ' 김하나 ',
  reg_date: '2020. 03. 01',
  car_reg_no: '12 가 3456',
  model: { name: 'meridian 320d', year: '2020' },
  car_vin: 'wba-11111111111111',
  url: '/files/reg.jpg',
};

let bridge: Bridge;
let asked: Question[];
const last = (): Question => asked.at(-1)!;
const hear = (message: unknown): void => {
  const answerTo = Reflect.get(window, '__careBridge') as (text: unknown) => void;
  answerTo(message);
};
const answer = (id: string, rest: object): void => hear(JSON.stringify({ v: 1, id, ...rest }));
const untilAsked = (times: number) => waitFor(() => expect(asked).toHaveLength(times));

beforeAll(async () => {
  bridge = await import('./index');
});
beforeEach(() => {
  asked = [];
  bridge.configureBridge({
    simulates: false,
    photoHosts: ['https://files.example'],
    cleanLater: () => Promise.resolve(cleanRecognised),
  });
  Reflect.set(window, 'ServiceCareBridge', {
    postMessage: (text: string) => asked.push(JSON.parse(text) as Question),
  });
});

describe('recogniseRegistration', () => {
  it('asks the app and returns the cleaned text [BRIDGE-001]', async () => {
    const reading = bridge.recogniseRegistration();
    answer(last().id, { ok: true, result: recognised });

    await expect(reading).resolves.toEqual({
      ownerName: '김하나',
      registeredOn: '20200301',
      plate: '12가3456',
      modelType: 'MERIDIAN 320D',
      modelYear: '2020',
      vin: 'WBA11111111111111',
      url: '/files/reg.jpg',
    });
    expect(last()).toMatchObject({ v: 1, method: 'recognise', params: {} });
  });

  it('cancels a waiting picture when the camera is opened again, with another random id', async () => {
    const first = bridge.recogniseRegistration();
    const second = bridge.recogniseRegistration();
    expect(new Set(asked.map(({ id }) => id)).size).toBe(2);
    expect(last().id).toMatch(/^[0-9a-f-]{36}$/);
    answer(last().id, { ok: true, result: recognised });

    await expect(first).rejects.toMatchObject({ kind: 'cancelled' });
    await expect(second).resolves.toMatchObject({ ownerName: '김하나' });
  });
});

describe('takePhoto', () => {
  it('takes and uploads a photo under vtg id and type, and returns url and type [BRIDGE-002, BRIDGE-003, BRIDGE-005]', async () => {
    const photo = bridge.takePhoto({ vtgId: 'VTG1', type: 1 });
    answer(last().id, { ok: true, result: { photo: 'last', type: 1 } });
    await untilAsked(2);
    answer(last().id, { ok: true, result: { url: 'https://files.example/insp.jpg', type: 1 } });

    await expect(photo).resolves.toEqual({ url: 'https://files.example/insp.jpg', type: 1 });
    expect(asked.map(({ method, params }) => [method, params])).toEqual([
      ['capture', { type: 1 }],
      ['upload', { vtgId: 'VTG1', type: 1 }],
    ]);
  });

  it.each([
    ['of the other kind', { url: '/files/insp.jpg', type: 2 }],
    ['without an address', { type: 1 }],
    ['with an address that is no text', { url: { href: '/files/a.jpg' }, type: 1 }],
    ['kept on a foreign host', { url: 'https://evil.example/insp.jpg', type: 1 }],
    ['that is nothing', null],
    ['that is text', 'ok'],
  ])('rejects a photo %s [BRIDGE-005]', async (_, result) => {
    const photo = bridge.takePhoto({ vtgId: 'VTG1', type: 1 });
    answer(last().id, { ok: true, result: {} });
    await untilAsked(2);
    answer(last().id, { ok: true, result });

    await expect(photo).rejects.toMatchObject({ kind: 'bad-answer' });
  });

  it.each([
    ['denied', { kind: 'denied' }],
    ['cancelled', { kind: 'cancelled' }],
    ['unsupported', { kind: 'unsupported' }],
    ['bad-answer', 'EXPLODED'],
  ])('rejects as %s when the app answers with the error %j', async (kind, error) => {
    const photo = bridge.takePhoto({ vtgId: 'VTG1', type: 2 });
    answer(last().id, { ok: false, error });

    await expect(photo).rejects.toMatchObject({ kind });
    expect(asked).toHaveLength(1);
  });
});

describe('callback for answers of the app', () => {
  it('is not enumerable and cannot be replaced', () => {
    expect(Object.keys(window)).not.toContain('__careBridge');
    expect(() => Reflect.set(window, '__careBridge', () => undefined)).not.toThrow();
    expect(Reflect.get(window, '__careBridge')).not.toBeUndefined();
  });
});

describe('without the app', () => {
  beforeEach(() => {
    Reflect.deleteProperty(window, 'ServiceCareBridge');
  });

  it('no photo or document is available', async () => {
    await expect(bridge.recogniseRegistration()).rejects.toBeInstanceOf(bridge.BridgeFailure);
    await expect(bridge.takePhoto({ vtgId: 'VTG1', type: 1 })).rejects.toMatchObject({
      kind: 'unsupported',
    });
  });

  it('a developer gets a built-in picture and text [BRIDGE-004]', async () => {
    bridge.configureBridge({ simulates: true, photoHosts: [] });

    await expect(bridge.takePhoto({ vtgId: 'VTG1', type: 2 })).resolves.toEqual({
      url: SIMULATED_PICTURE,
      type: 2,
    });
    await expect(bridge.recogniseRegistration()).resolves.toMatchObject({
      ownerName: '홍길동',
      registeredOn: '20210315',
      plate: '123가4567',
      vin: 'WBA00000000000001',
    });
  });

  it('a developer inside the app gets the real camera', async () => {
    bridge.configureBridge({ simulates: true, photoHosts: [] });
    Reflect.set(window, 'ServiceCareBridge', {
      postMessage: (text: string) => asked.push(JSON.parse(text) as Question),
    });

    const reading = bridge.recogniseRegistration();
    answer(last().id, { ok: false, error: { kind: 'denied' } });

    await expect(reading).rejects.toMatchObject({ kind: 'denied' });
  });

  it('the page is in the app only with a native object that takes messages [AUTH-014]', () => {
    const object = { postMessage: () => undefined };
    const found = [undefined, {}, 'text', null, { postMessage: 'text' }, object].map((one) => {
      Reflect.set(window, 'ServiceCareBridge', one);
      return bridge.detectMode().inApp;
    });

    expect(found).toEqual([false, false, false, false, false, true]);
  });
});
