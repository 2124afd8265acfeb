import { installNative } from './install';

let heard: string[] = [];

beforeEach(() => {
  heard = [];
  Object.assign(window, { __careBridge: (text: string) => heard.push(text) });
  Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined });
  installNative({ device: 'ios', object: 'ServiceCareBridge', token: 'ServiceCareApp' });
});

const post = async (text: unknown) => {
  (Reflect.get(window, 'ServiceCareBridge') as { postMessage(text: unknown): void }).postMessage(
    text,
  );
  await new Promise((done) => setTimeout(done, 0));
};

describe('unknown requests to the app', () => {
  it('answers an unknown method as unsupported', async () => {
    await post(JSON.stringify({ v: 1, id: 'a', method: 'reboot', params: {} }));

    expect(heard).toEqual(['{"v":1,"id":"a","ok":false,"error":{"kind":"unsupported"}}']);
  });

  it.each([
    ['text that is no JSON', '{'],
    ['another version of the protocol', '{"v":2,"id":"a","method":"haptic"}'],
    ['an object instead of text', { v: 1, id: 'a', method: 'haptic' }],
    ['a call without an id', '{"v":1,"method":"haptic"}'],
  ])('does not answer %s', async (_what, text) => {
    await post(text);

    expect(heard).toEqual([]);
  });
});
