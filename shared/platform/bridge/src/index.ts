import { onlyCopy } from '@shared/config/only-copy';
import { settings } from '@shared/config/settings';
import * as v from 'valibot';
import type { Clean, Photo, PhotoType, Recognition } from './answers';
import { base64Of } from './base64';
import { BridgeFailure } from './bridge-failure';
import { type Mode, modeOf } from './mode';
import { type Ask, createNative, type NativeQuestion } from './native';
import { isOurPhoto } from './photo-address';

export type { Photo, PhotoType, Recognition } from './answers';
export { BridgeFailure, type BridgeFailureKind } from './bridge-failure';
export type { Mode, Phone } from './mode';
export type { Method, NativeQuestion } from './native';

const ANSWER_TO = '__careBridge';

type Known = {
  simulates: boolean;
  photoHosts: readonly string[];
  /** Loads what cleans recognised text. */
  cleanLater: () => Promise<Clean>;
};

const bridge = onlyCopy('@shared/bridge', () => {
  const native = createNative({
    post: postToApp,
    randomId: () => crypto.randomUUID(),
    timeoutMs: settings.bridge.timeoutMs,
  });
  // Not enumerable, because the app knows the name and other code must not find it by chance.
  if (typeof window !== 'undefined') {
    Object.defineProperty(window, ANSWER_TO, { value: native.hear, enumerable: false });
  }
  const known: Known = {
    simulates: false,
    photoHosts: [],
    cleanLater: () => Promise.resolve((read) => read),
  };
  return { native, ...known };
});

/** Sets what only the session knows: developer mode, the hosts of our photos and the rules for recognised text. */
export function configureBridge(known: Partial<Known>): void {
  Object.assign(bridge, known);
}

/** Returns whether the page runs in the app, and on which phone. Source: AUTH-014, 015. */
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
 * Returns the text of a registration document that the app photographs and recognises. Source: BRIDGE-001, 004.
 * @throws {BridgeFailure}
 */
export const recogniseRegistration = (question?: NativeQuestion): Promise<Recognition> =>
  recognised(ask('recognise', {}, anything, question));

const recognised = (asked: Promise<unknown>): Promise<Recognition> =>
  readLater(asked, ({ answerAs: readAs, recognition, clean }, answer) =>
    readAs(recognition(isOurs, clean), answer),
  );

/**
 * Returns the text of a registration document in a photo that the customer has chosen. The app recognises and uploads it.
 * Returns `undefined` when the app cannot, for any reason. Source: A-101.
 */
export async function recogniseFile(photo: Blob): Promise<Recognition | undefined> {
  if (!(await offers('recogniseFile'))) return undefined;
  const asked = base64Of(photo).then((base64) => ask('recogniseFile', { base64 }, anything));
  return recognised(asked).catch(() => undefined);
}

/**
 * Returns a photo that the app takes and uploads under the vtg id. Source: BRIDGE-002, 003, 005.
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

/** Vibrates the phone briefly. Does nothing on a phone without vibration. */
export function haptic(kind: 'light' | 'success' | 'warning'): void {
  ask('haptic', { kind }, anything).catch(ignoreRefusal);
}

/** Opens a page outside the app. The caller must check that the address is allowed. */
export async function openExternal(url: string): Promise<void> {
  if (nativeObject()) await ask('openExternal', { url }, anything);
  else window.open(url, '_blank', 'noopener');
}

/** Asks the app to close its webview. @throws {BridgeFailure} `unsupported` outside the app. */
export const closeApp = (): Promise<unknown> => ask('close', {}, anything);

/** Returns whether the app has an optional capability. False if the app does not know the question. */
const offers = (method: 'openSettings' | 'windows' | 'recogniseFile'): Promise<boolean> =>
  ask('offers', { method }, yes).catch(() => false);

/** Returns whether the app can open its page in the phone's settings. */
export const offersSettings = (): Promise<boolean> => offers('openSettings');

/** Returns whether `window.open` shows a window over the page that the customer sees and can close. Source: A-95. */
export const offersWindows = (): Promise<boolean> => offers('windows');

/** Opens the phone's settings of the app, where the camera can be allowed. @throws {BridgeFailure} */
export const openSettings = (): Promise<unknown> => ask('openSettings', {}, anything);

/** Passes a document to the app to save. @throws {BridgeFailure} `unsupported` outside the app. */
export const savePdf = async (file: { name: string; base64: string }): Promise<void> => {
  await ask('savePdf', file, anything);
};

/** Passes a file of another type to the app to save. @throws {BridgeFailure} `unsupported` if the app only saves PDFs. */
export const saveFile = async (file: {
  name: string;
  base64: string;
  type: string;
}): Promise<void> => {
  await ask('saveFile', file, anything);
};

/** Ignores the failure, because the effect is only decorative. */
const ignoreRefusal = (): void => undefined;

/** Accepts any answer, because it is not read or is parsed later. */
const anything = v.unknown();
/** Only `true` counts as yes. */
const yes = v.literal(true);

/**
 * Parses the answer of the camera with lazy code, which loads while the camera is open. Loads it again if that fails.
 */
async function readLater<T>(
  asked: Promise<unknown>,
  read: (readers: Readers, answer: unknown) => T,
): Promise<T> {
  const coming = loadReaders();
  const answer = await asked;
  const readers = (await coming) ?? (await loadReaders());
  if (readers === undefined) throw new BridgeFailure('no-reader');
  return read(readers, answer);
}

type Readers = typeof import('./answers') & { clean: Clean };

const loadReaders = (): Promise<Readers | undefined> =>
  Promise.all([import('./answers'), bridge.cleanLater()]).then(
    ([readers, clean]) => ({ ...readers, clean }),
    () => undefined,
  );

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
