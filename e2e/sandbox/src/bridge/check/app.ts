import { BridgeFailure, type BridgeFailureKind } from '@shared/bridge/bridge-failure';
import { createNative, limitOf } from '@shared/bridge/native';
import { productionSettings } from '@shared/config/settings';
import * as v from 'valibot';
import { type Given, methods, type Run } from './methods';

const { objectName, timeoutMs } = productionSettings.bridge;
const ANSWER_TO = '__careBridge';

type AppObject = { postMessage: (text: string) => void };

/** Returns the object of the app, or undefined outside the app. */
export function appObject(): AppObject | undefined {
  const found: unknown = Reflect.get(window, objectName);
  const isObject = typeof found === 'object' && found !== null && 'postMessage' in found;
  return isObject && typeof found.postMessage === 'function' ? (found as AppObject) : undefined;
}

/**
 * Opens the channel to the app as the product does, with the same limits and the same reading of answers. The product
 * waits for the camera without a limit; this page stops, so that the next call can run.
 */
export function openApp() {
  let lastId = '';
  const unread: string[] = [];
  const late = new Map<string, () => void>();
  const native = createNative({
    post: (text) => {
      const app = appObject();
      app?.postMessage(text);
      return app !== undefined;
    },
    randomId: () => {
      lastId = crypto.randomUUID();
      return lastId;
    },
    timeoutMs,
  });
  const hear = (text: unknown) => {
    unread.push(typeof text === 'string' ? text : `${typeof text} ${JSON.stringify(text)}`);
    for (const [id, arrived] of late) if (String(text).includes(id)) arrived();
    native.hear(text);
  };
  Object.defineProperty(window, ANSWER_TO, { value: hear, configurable: true });

  return {
    /**
     * Asks the app and returns the verdict of its answer. `onLate` gets a second verdict if the answer comes after the
     * limit of the product.
     */
    run: async (
      { method, params }: Run,
      given: Given,
      onLate: (verdict: Verdict) => void,
    ): Promise<Verdict> => {
      const asked = params(given);
      const begun = performance.now();
      const passed = () => Math.round(performance.now() - begun);
      const limitMs = limitOf(method, timeoutMs) ?? timeoutMs;
      unread.length = 0;
      try {
        const result = await Promise.race([native.ask(method, asked, v.unknown()), over(limitMs)]);
        return { ...verdictOfResult(result, methods[method].result?.(given, asked)), ms: passed() };
      } catch (error) {
        const id = lastId;
        const verdict = verdictOfFailure(error, { limitMs, unread: unread.at(-1) });
        if (verdict.state === 'late')
          late.set(id, () => {
            late.delete(id);
            const detail = `제한은 ${limitMs / 1000}초인데 ${(passed() / 1000).toFixed(1)}초 뒤에 답했어요.`;
            onLate({ state: 'late', detail, ms: passed() });
          });
        return { ...verdict, ms: passed() };
      }
    },
  };
}

const over = (ms: number) =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new BridgeFailure('timeout')), ms));

export type State = 'ok' | 'not offered' | 'failed' | 'late';

/** How a call ended, for the tester. `ms` is the time until the answer or until the limit. */
export type Verdict = { state: State; detail: string; ms: number };

export const stateNames: Readonly<Record<State, string>> = {
  ok: '정상',
  'not offered': '없음',
  failed: '실패',
  late: '늦음',
};

const LONGEST = 200;
const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
const textOf = (value: unknown) => cut(JSON.stringify(value) ?? String(value));

/** Returns the verdict of an answer. `false` is how an app says that it has no such capability. */
export function verdictOfResult(
  result: unknown,
  shape: v.GenericSchema | undefined,
): Omit<Verdict, 'ms'> {
  const received = `받은 결과: ${textOf(result)}`;
  if (shape === undefined) return { state: 'ok', detail: '' };
  const read = v.safeParse(shape, result);
  if (read.success && result === false)
    return { state: 'not offered', detail: '앱이 false로 답했어요.' };
  if (read.success) return { state: 'ok', detail: received };
  const places = [...new Set(read.issues.map((issue) => v.getDotPath(issue)))].filter(Boolean);
  const place = places.length > 0 ? `${places.join(', ')} 값이 규격과 달라요` : '규격과 달라요';
  return { state: 'failed', detail: `결과의 ${place}. ${received}` };
}

type Wait = { limitMs: number; unread: string | undefined };

/** Returns the verdict of a refusal or of silence. `unread` is an answer that the page could not use. */
export function verdictOfFailure(error: unknown, { limitMs, unread }: Wait): Omit<Verdict, 'ms'> {
  const kind = error instanceof BridgeFailure ? error.kind : undefined;
  if (kind === 'timeout') {
    const silence = `${limitMs / 1000}초 안에 답이 없어요.`;
    const detail = unread === undefined ? silence : `${silence} 쓸 수 없는 답: ${cut(unread)}`;
    return { state: 'late', detail };
  }
  if (kind === 'unsupported') return { state: 'not offered', detail: refusals.unsupported };
  return { state: 'failed', detail: kind ? refusals[kind] : cut(String(error)) };
}

const refusals: Readonly<Record<Exclude<BridgeFailureKind, 'timeout'>, string>> = {
  unsupported: '앱이 unsupported로 답했어요.',
  denied: '앱이 denied로 답했어요. 권한을 허용하고 다시 실행해 주세요.',
  cancelled: '앱이 cancelled로 답했어요. 취소하지 말고 다시 실행해 주세요.',
  'bad-answer': '오류의 kind는 denied, cancelled, unsupported 중 하나여야 해요.',
  'no-reader': '답을 읽는 코드를 불러오지 못했어요.',
};
