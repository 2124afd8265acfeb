import * as v from 'valibot';
import { callSettings, keysOf, phone, type Reply } from './settings';

/** A request from the page to the app. Each request is one JSON text, and the app answers it once, by its id. */
const ask = v.object({
  v: v.literal(1),
  id: v.string(),
  method: v.string(),
  params: v.optional(v.record(v.string(), v.unknown()), {}),
});
export type Ask = v.InferOutput<typeof ask>;

/** Error kinds that the page's adapter knows. */
export type Refusal = 'denied' | 'cancelled' | 'unsupported';

/** Global function that receives the app's answers. */
const ANSWER_TO = '__careBridge';

/** Methods of the requests of this page, by id. */
const asked = new Map<string, string>();

/** Returns the request in `text`, or undefined if it is something else. An app ignores unknown messages. */
export function readAsk(text: unknown): Ask | undefined {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), ask), text);
  if (!read.success) return undefined;
  const { id, method } = read.output;
  asked.set(id, method);
  tellCall(method, 'asked');
  return read.output;
}

/** Logs a request or an answer. The vibration on each tap is not logged. */
function tellCall(method: string, how: string): void {
  if (method !== 'haptic') tell({ kind: 'bridge', code: method, message: how });
}

export const succeed = (id: string, result: unknown): void =>
  answer(id, 'ok', { ok: true, result });

export const refuse = (id: string, kind: Refusal): void =>
  answer(id, kind, { ok: false, error: { kind } });

/** Returns the reply that QA chose for a method. Without a choice it is `normal`. */
export function replyTo(method: string | undefined): Reply {
  const call = keysOf(callSettings).find((known) => known === method);
  return call ? phone()[call] : 'normal';
}

const ERRORS: Partial<Readonly<Record<Reply, string>>> = {
  refused: 'unsupported',
  forbidden: 'denied',
  // An error kind that the page's adapter does not know.
  broken: '?',
};

/** Returns true, after an error answer, if QA chose an error for this method. */
export function isRefusedByChoice({ id, method }: Ask): boolean {
  const kind = ERRORS[replyTo(method)];
  if (kind === undefined) return false;
  answer(id, kind, { ok: false, error: { kind } });
  return true;
}

/** Returns true if the page listens for answers. It starts to listen some time after it has loaded. */
export const isHeard = (): boolean => typeof Reflect.get(window, ANSWER_TO) === 'function';

const DELAYS_MS: Partial<Readonly<Record<Reply, number>>> = {
  '1s': 1_000,
  '2s': 2_000,
  '5s': 5_000,
  '100s': 100_000,
};

/** Answers now, later, twice or never. */
function answer(id: string, how: string, said: Readonly<Record<string, unknown>>): void {
  const method = asked.get(id);
  const reply = replyTo(method);
  const delay = DELAYS_MS[reply];
  const say = () => {
    tellCall(method ?? 'of an earlier page', how);
    const hear: unknown = Reflect.get(window, ANSWER_TO);
    if (typeof hear === 'function') hear(JSON.stringify({ v: 1, id, ...said }));
  };
  if (reply === 'lost') return;
  if (delay !== undefined) setTimeout(say, delay);
  else say();
  if (reply === 'repeated') say();
}

/** Reports uncaught errors of the page: the message and the page address, without any user input. */
export function tellErrors(): void {
  const tellError = (message: string) =>
    tell({ kind: 'script', route: location.pathname, message });
  addEventListener('error', ({ message }) => tellError(message));
  addEventListener('unhandledrejection', ({ reason }) => tellError(String(reason)));
}

/** Logs an event for the console. It has only names, so the contents stay on this phone. */
function tell(event: Readonly<Record<string, string>>): void {
  if ('sendBeacon' in navigator)
    navigator.sendBeacon('/sandbox/client-events', JSON.stringify(event));
}
