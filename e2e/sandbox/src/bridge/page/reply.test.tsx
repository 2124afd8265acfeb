import {
  BridgeFailure,
  closeApp,
  offersSettings,
  openSettings,
  savePdf,
  takePhoto,
} from '@shared/bridge';
import { installNative } from './install';
import { readPhone } from './phone-state';
import { freshPage } from './testing/web';

let told: string[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  freshPage();
  told = [];
  Object.defineProperty(navigator, 'sendBeacon', {
    value: (_address: string, text: string) => told.push(JSON.parse(text).message),
    configurable: true,
  });
});
afterEach(() => {
  jest.useRealTimers();
  readPhone('');
});

const open = (phone: string) =>
  installNative({
    object: 'ServiceCareBridge',
    token: 'ServiceCareApp',
    device: 'ios',
    auto: 'good',
    phone,
  });
/** How a question ended for the page, and `waiting` while it has not. */
function watched(asked: Promise<unknown>): { end: () => string } {
  let end = 'waiting';
  asked.then(
    () => {
      end = 'answered';
    },
    (why: unknown) => {
      end = why instanceof BridgeFailure ? why.kind : String(why);
    },
  );
  return { end: () => end };
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe("what was chosen for a call's answer [BRIDGE-006]", () => {
  it('delays the answer of that call and of no other', async () => {
    open('close:2s');
    const closing = watched(closeApp());
    const settings = watched(openSettings());

    await pass(1_900);
    expect([closing.end(), settings.end()]).toEqual(['waiting', 'answered']);
    await pass(200);
    expect(closing.end()).toBe('answered');
  });

  it('loses the answer, or gives it when the page has stopped waiting', async () => {
    open('close:lost.openSettings:5s');
    const ends = [watched(closeApp()), watched(openSettings())];

    await pass(6_000);

    expect(ends.map(({ end }) => end())).toEqual(['timeout', 'timeout']);
    expect(told).toEqual(['asked', 'asked', 'ok']);
  });

  it.each([
    ['refused', 'unsupported'],
    ['forbidden', 'denied'],
    ['broken', 'bad-answer'],
  ])('answers %s as %s and does not do what was asked', async (reply, kind) => {
    open(`savePdf:${reply}.openSettings:${reply}`);
    const ends = [watched(savePdf({ name: 'a.pdf', base64: '' })), watched(openSettings())];

    await pass(0);

    expect(ends.map(({ end }) => end())).toEqual([kind, kind]);
    expect(document.querySelector('sandbox-native[data-surface=settings]')).toBeNull();
  });

  it('is what the app says it offers', async () => {
    open('openSettings:refused');
    const offered = offersSettings();
    await pass(0);
    expect(await offered).toBe(false);

    readPhone('');
    const again = offersSettings();
    await pass(0);
    expect(await again).toBe(true);
  });

  it('reaches the second question of a photo, too', async () => {
    open('upload:1s');
    const photo = watched(takePhoto({ vtgId: 'vtg-7', type: 2 }));

    await pass(900);
    expect(photo.end()).toBe('waiting');
    await pass(200);
    expect(photo.end()).toBe('answered');
  });
});
