import { tellAnswer } from './told';

/** What the page asks of the app: one JSON text a call, answered once by its id. */
export type Ask = {
  v: 1;
  id: string;
  method: string;
  params: Readonly<Record<string, unknown>>;
};

/** What went wrong, in the words the page's adapter knows. */
export type Refusal = 'denied' | 'cancelled' | 'unsupported';

/** Where the app leaves its answers. */
const ANSWER_TO = '__careBridge';

/** The ask in `text`, or undefined when a page sends something else: an app ignores what it does not know. */
export function readAsk(text: unknown): Ask | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    const ask: unknown = JSON.parse(text);
    return isAsk(ask) ? { ...ask, params: ask.params ?? {} } : undefined;
  } catch {
    return undefined;
  }
}

export function succeed(id: string, result: unknown): void {
  tellAnswer(id, 'ok');
  answer({ v: 1, id, ok: true, result });
}

export function refuse(id: string, kind: Refusal): void {
  tellAnswer(id, kind);
  answer({ v: 1, id, ok: false, error: { kind } });
}

/** Whether the page listens yet: it does so some time after it began. */
export const isHeard = (): boolean => typeof Reflect.get(window, ANSWER_TO) === 'function';

function answer(message: unknown): void {
  const hear: unknown = Reflect.get(window, ANSWER_TO);
  if (typeof hear === 'function') hear(JSON.stringify(message));
}

function isAsk(value: unknown): value is Ask {
  if (typeof value !== 'object' || value === null) return false;
  const { v, id, method } = value as Partial<Ask>;
  return v === 1 && typeof id === 'string' && typeof method === 'string';
}
