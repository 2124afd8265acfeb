import { errorInstead, inItsTime, replyTo } from './reply';
import { askedAs, tellAnswer } from './told';

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

export const succeed = (id: string, result: unknown): void =>
  answer(id, 'ok', { ok: true, result });

export const refuse = (id: string, kind: Refusal): void =>
  answer(id, kind, { ok: false, error: { kind } });

/** True when QA had the call answered with an error, whatever was asked. */
export function isRefusedByChoice({ id, method }: Ask): boolean {
  const kind = errorInstead(replyTo(method));
  if (kind === undefined) return false;
  answer(id, kind, { ok: false, error: { kind } });
  return true;
}

/** Whether the page listens yet: it does so some time after it began. */
export const isHeard = (): boolean => typeof Reflect.get(window, ANSWER_TO) === 'function';

/** Every answer goes this way, so that none escapes what was chosen for its call. */
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
