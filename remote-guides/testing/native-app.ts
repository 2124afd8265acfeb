import { settings } from '@shared/config/settings';

type Ask = { id: string; method: string; params: Record<string, unknown> };

/** The app around a screen under test: answers each method as told, at once; what it is not told it leaves open. */
export function enterApp(answers: Record<string, unknown>): { asks: Ask[]; leave: () => void } {
  const asks: Ask[] = [];
  Reflect.set(window, settings.bridge.objectName, {
    postMessage: (text: string) => {
      const ask = JSON.parse(text) as Ask;
      asks.push(ask);
      if (Object.hasOwn(answers, ask.method)) queueMicrotask(() => reply(ask, answers[ask.method]));
    },
  });
  return { asks, leave: () => Reflect.deleteProperty(window, settings.bridge.objectName) };
}

/** In place of an answer: the app says no. */
export const refusing = (kind: string) => ({ refused: kind });

function reply({ id }: Ask, result: unknown): void {
  const hear: unknown = Reflect.get(window, '__careBridge');
  const isRefusal = typeof result === 'object' && result !== null && 'refused' in result;
  const message = isRefusal
    ? { v: 1, id, ok: false, error: { kind: result.refused } }
    : { v: 1, id, ok: true, result };
  if (typeof hear === 'function') hear(JSON.stringify(message));
}
