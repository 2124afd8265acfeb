import { BridgeFailure, closeApp, offersWindows, openSettings, savePdf } from '@shared/bridge';
import { installNative } from './install';
import { readPhone } from './settings';

let told: { kind: string; code?: string; message: string }[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  for (const surface of document.querySelectorAll('sandbox-native')) surface.remove();
  // jsdom has no constructed style sheets.
  Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined });
  told = [];
  Object.defineProperty(navigator, 'sendBeacon', {
    value: (_address: string, text: string) => told.push(JSON.parse(text)),
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
/** Returns how a request ended for the page, or `waiting` if it has not ended. */
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

describe('chosen reply of a call [BRIDGE-006]', () => {
  it('loses the answer, or sends it after the page has stopped waiting', async () => {
    open('close:lost.openSettings:5s');
    const ends = [watched(closeApp()), watched(openSettings())];

    await pass(6_000);

    expect(ends.map(({ end }) => end())).toEqual(['timeout', 'timeout']);
    expect(told.map(({ message }) => message)).toEqual(['asked', 'asked', 'ok']);
  });

  it.each([
    ['refused', 'unsupported'],
    ['forbidden', 'denied'],
    ['broken', 'bad-answer'],
  ])('answers %s with the error %s and does not run the method', async (reply, kind) => {
    open(`savePdf:${reply}.openSettings:${reply}`);
    const ends = [watched(savePdf({ name: 'a.pdf', base64: '' })), watched(openSettings())];

    await pass(0);

    expect(ends.map(({ end }) => end())).toEqual([kind, kind]);
    expect(document.querySelector('sandbox-native[data-surface=settings]')).toBeNull();
  });

  it.each([
    ['', false],
    ['windows:offered', true],
  ])('decides whether the app offers windows: "%s" means %s [A-95]', async (chosen, isOffered) => {
    open(chosen);
    const offered = offersWindows();
    await pass(0);
    expect(await offered).toBe(isOffered);
  });
});

it('reports uncaught errors with the page address, without its query', () => {
  history.replaceState(null, '', '/app/estimate?name=secret');
  open('');

  dispatchEvent(new ErrorEvent('error', { message: 'TypeError: x is undefined' }));

  expect(told).toContainEqual({
    kind: 'script',
    route: '/app/estimate',
    message: 'TypeError: x is undefined',
  });
});
