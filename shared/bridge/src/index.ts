import { onlyCopy } from '@shared/config/only-copy';
import { settings } from '@shared/config/settings';
import * as v from 'valibot';
import type { Photo, PhotoType, Recognition } from './answers';
import { BridgeFailure } from './bridge-failure';
import { type Mode, modeOf } from './mode';
import { type Ask, createNative, type NativeQuestion } from './native';
import { isOurPhoto } from './photo-address';

export type { Photo, PhotoType, Recognition } from './answers';
export { BridgeFailure, type BridgeFailureKind } from './bridge-failure';
export type { Mode, Phone } from './mode';
export type { Method, NativeQuestion } from './native';

const ANSWER_TO = '__careBridge';

const bridge = onlyCopy('@shared/bridge', () => {
  const native = createNative({
    post: postToApp,
    randomId: () => crypto.randomUUID(),
    timeoutMs: settings.bridge.timeoutMs,
  });
  // Not enumerable: the app knows its name, other code need not find it.
  if (typeof window !== 'undefined') {
    Object.defineProperty(window, ANSWER_TO, { value: native.hear, enumerable: false });
  }
  return { native, simulates: false, photoHosts: [] as readonly string[] };
});

/** What only the session knows: developer mode, and the hosts that keep our photos. */
export function configureBridge(known: {
  simulates: boolean;
  photoHosts: readonly string[];
}): void {
  Object.assign(bridge, known);
}

/** Where the page runs. Source: AUTH-014, 015. */
export const detectMode = (): Mode =>
  modeOf(
    {
      userAgent: navigator.userAgent,
      platform: navigator.platform,
      touchPoints: navigator.maxTouchPoints,
      hasNativeObject: nativeObject() !== undefined,
    },
    settings.bridge.userAgentToken,
  );

/**
 * The registration document, photographed and read by the app. Source: BRIDGE-001, 004.
 * @throws {BridgeFailure}
 */
export const recogniseRegistration = (question?: NativeQuestion): Promise<Recognition> =>
  readLater(ask('recognise', {}, anything, question), ({ answerAs: readAs, recognition }, answer) =>
    readAs(recognition(isOurs), answer),
  );

/**
 * A photo, taken and uploaded by the app under the vtg id. Source: BRIDGE-002, 003, 005.
 * @throws {BridgeFailure}
 */
export async function takePhoto(
  { vtgId, type }: { vtgId: string; type: PhotoType },
  question?: NativeQuestion,
): Promise<Photo> {
  await ask('capture', { type }, anything, question);
  return readLater(
    ask('upload', { vtgId, type }, anything),
    ({ answerAs: readAs, photo }, answer) => readAs(photo(type, isOurs), answer),
  );
}

/** A short knock of the phone; a phone that cannot does nothing. */
export function haptic(kind: 'light' | 'success' | 'warning'): void {
  ask('haptic', { kind }, anything).catch(ignoreRefusal);
}

/** Opens a page outside the app; the caller made sure that the address is one of ours to leave for. */
export async function openExternal(url: string): Promise<void> {
  if (nativeObject()) await ask('openExternal', { url }, anything);
  else window.open(url, '_blank', 'noopener');
}

/** Asks the app to put its webview away. @throws {BridgeFailure} `unsupported` outside the app. */
export const closeApp = (): Promise<unknown> => ask('close', {}, anything);

/** Whether the app can show its page of the phone's settings; an app that does not know the question cannot. */
export const offersSettings = (): Promise<boolean> =>
  ask('offers', { method: 'openSettings' }, yes).catch(() => false);

/** The phone's settings of the app, where the camera is allowed. @throws {BridgeFailure} */
export const openSettings = (): Promise<unknown> => ask('openSettings', {}, anything);

/** Hands a document to the app to keep. @throws {BridgeFailure} `unsupported` outside the app. */
export const savePdf = async (file: { name: string; base64: string }): Promise<void> => {
  await ask('savePdf', file, anything);
};

/** A decoration may fail without a word. */
const ignoreRefusal = (): void => undefined;

/** Nothing is read from it, or not yet. */
const anything = v.unknown();
/** Only `true` counts as yes. */
const yes = v.literal(true);

/** What the camera gives is read by what comes while it is open: no first view has it. What did not come is asked for again. */
async function readLater<T>(
  asked: Promise<unknown>,
  read: (readers: typeof import('./answers'), answer: unknown) => T,
): Promise<T> {
  const coming = import('./answers').catch(() => undefined);
  const answer = await asked;
  const readers = (await coming) ?? (await import('./answers').catch(() => undefined));
  if (readers === undefined) throw new BridgeFailure('no-reader');
  return read(readers, answer);
}

const ask: Ask = (method, params, answer, question) => {
  if (!bridge.simulates || nativeObject())
    return bridge.native.ask(method, params, answer, question);
  return import('./answers').then(({ simulated }) => simulated(method, params, answer));
};

const isOurs = (url: string): boolean =>
  isOurPhoto(url, location.origin, [...settings.links.allowedOrigins, ...bridge.photoHosts]) ||
  (bridge.simulates && !nativeObject());

type NativeObject = { postMessage: (text: string) => void };

function nativeObject(): NativeObject | undefined {
  const found: unknown = Reflect.get(window, settings.bridge.objectName);
  const isObject = typeof found === 'object' && found !== null && 'postMessage' in found;
  return isObject && typeof found.postMessage === 'function' ? (found as NativeObject) : undefined;
}

function postToApp(text: string): boolean {
  const app = nativeObject();
  app?.postMessage(text);
  return app !== undefined;
}
