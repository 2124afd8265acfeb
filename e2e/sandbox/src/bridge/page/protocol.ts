import { errorInstead, inItsTime, replyTo } from './reply';
import { askedAs, tellAnswer } from './told';

/** A request from the page to the app. Each request is one JSON text, and the app answers it once, by its id. */
export type Ask = {
  v: 1;
  id: string;
  method: string;
  params: Readonly<Record<string, unknown>>;
};

/** Error kinds that the page's adapter knows. */
export type Refusal = 'denied' | 'cancelled' | 'unsupported';

/** Global function that receives the app's answers. */
const ANSWER_TO = '__careBridge';

/** Returns the request in `text`, or undefined if it is something else. An app ignores unknown messages. */
export function readAsk(text: unknown): Ask | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    const ask: unknown = JSON.parse(text);
    return isAsk(ask) ? { ...ask, params: ask.params ?? {} } : undefined;
  } catch {
    return undefined;
  }
}

export const succeed = (id: string, result: unknown): void =>
  answer(id, 'ok', { ok: true, result });

export const refuse = (id: string, kind: Refusal): void =>
  answer(id, kind, { ok: false, error: { kind } });

/** Returns true, after an error answer, if QA chose an error for this method. */
export function isRefusedByChoice({ id, method }: Ask): boolean {
  const kind = errorInstead(replyTo(method));
  if (kind === undefined) return false;
  answer(id, kind, { ok: false, error: { kind } });
  return true;
}

/** Returns true if the page listens for answers. It starts to listen some time after it has loaded. */
export const isHeard = (): boolean => typeof Reflect.get(window, ANSWER_TO) === 'function';

function answer(id: string, how: string, said: Readonly<Record<string, unknown>>): void {
  inItsTime(replyTo(askedAs(id)), () => {
    tellAnswer(id, how);
    const hear: unknown = Reflect.get(window, ANSWER_TO);
    if (typeof hear === 'function') hear(JSON.stringify({ v: 1, id, ...said }));
  });
}

function isAsk(value: unknown): value is Ask {
  if (typeof value !== 'object' || value === null) return false;
  const { v, id, method } = value as Partial<Ask>;
  return v === 1 && typeof id === 'string' && typeof method === 'string';
}
