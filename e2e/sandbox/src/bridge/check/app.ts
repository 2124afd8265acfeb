import { createNative, limitOf } from '@shared/bridge/native';
import { productionSettings } from '@shared/config/settings';
import * as v from 'valibot';
import { type Given, methods, type Run } from './methods';
import { type Verdict, verdictOfFailure, verdictOfResult } from './verdict';

const { objectName, timeoutMs } = productionSettings.bridge;
const ANSWER_TO = '__careBridge';

type AppObject = { postMessage: (text: string) => void };

/** Returns the object of the app, or undefined outside the app. */
export function appObject(): AppObject | undefined {
  const found: unknown = Reflect.get(window, objectName);
  const isObject = typeof found === 'object' && found !== null && 'postMessage' in found;
  return isObject && typeof found.postMessage === 'function' ? (found as AppObject) : undefined;
}

/** Opens the channel to the app as the product does, with the same limits and the same reading of answers. */
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
      const limitMs = limitOf(method, timeoutMs);
      unread.length = 0;
      try {
        const result = await native.ask(method, asked, v.unknown());
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
