import { parseJson } from '@shared/api/safe-json';
import * as v from 'valibot';
import { BridgeFailure, type BridgeFailureKind } from './bridge-failure';

/** What the app can be asked for. */
export type Method =
  | 'recognise'
  | 'capture'
  | 'upload'
  | 'haptic'
  | 'openExternal'
  | 'close'
  | 'offers'
  | 'openSettings'
  | 'savePdf';

/** A question that outlives its page: the caller keeps its id, and a page that comes after listens for the answer. */
export type NativeQuestion = {
  id?: string | undefined;
  /** Put before this page began: nothing is sent, the answer is only listened for. */
  isPut?: boolean | undefined;
};

export type Ask = <T>(
  method: Method,
  params: Readonly<Record<string, unknown>>,
  answer: v.GenericSchema<unknown, T>,
  question?: NativeQuestion,
) => Promise<T>;

export type NativeParts = {
  /** Sends text to the app; `undefined` where there is none. */
  post: (text: string) => boolean;
  randomId: () => string;
  /** For what the customer does in the app meanwhile, such as taking a picture. */
  timeoutMs: number;
};

type Waiting = {
  method: Method;
  settle: (result: unknown) => void;
  fail: (why: BridgeFailureKind) => void;
};

const envelope = v.union([
  v.object({
    v: v.literal(1),
    id: v.string(),
    ok: v.literal(true),
    result: v.optional(v.unknown()),
  }),
  v.object({
    v: v.literal(1),
    id: v.string(),
    ok: v.literal(false),
    error: v.optional(v.unknown()),
  }),
]);
const refusal = v.object({ kind: v.picklist(['denied', 'cancelled', 'unsupported']) });

const refusalIn = (error: unknown): BridgeFailureKind => {
  const why = v.safeParse(refusal, error);
  return why.success ? why.output.kind : 'bad-answer';
};

/** There is one camera: opening it again gives up the picture that was waited for. */
const camera: readonly Method[] = ['recognise', 'capture'];

/** Everything else an app does at once: silence means that it never heard of it, and the page goes its own way. */
const lengthy: readonly Method[] = [...camera, 'upload', 'savePdf'];
const PROMPT_MS = 3000;

/**
 * Asks the app and hears its answers. An answer counts once, only for an id that was given out and is still waited
 * for, and only in the agreed shape; everything else that reaches `hear` is ignored. Source: BRIDGE-001…005, A-62.
 */
export function createNative({ post, randomId, timeoutMs }: NativeParts): {
  ask: Ask;
  hear: (text: unknown) => void;
} {
  const waiting = new Map<string, Waiting>();
  /** Answers that came too early: one to a killed page arrives before the new page listens. */
  const unheard = new Map<string, string>();

  const ask: Ask = (method, params, answer, question) =>
    new Promise((resolve, reject) => {
      if (camera.includes(method)) giveUpCamera(waiting);
      const id = question?.id ?? randomId();
      const patience = lengthy.includes(method) ? timeoutMs : PROMPT_MS;
      const timer = setTimeout(() => fail('timeout'), patience);
      const end = () => {
        clearTimeout(timer);
        waiting.delete(id);
      };
      const fail = (why: BridgeFailureKind) => {
        end();
        reject(new BridgeFailure(why));
      };
      const settle = (result: unknown) => {
        const read = v.safeParse(answer, result);
        if (!read.success) {
          fail('bad-answer');
          return;
        }
        end();
        resolve(read.output);
      };
      waiting.set(id, { method, settle, fail });
      if (question?.isPut) hear(unheard.get(id));
      else if (!post(JSON.stringify({ v: 1, id, method, params }))) fail('unsupported');
    });

  const hear = (text: unknown): void => {
    const read = v.safeParse(envelope, typeof text === 'string' ? parseJson(text) : undefined);
    if (!read.success) return;
    const asker = waiting.get(read.output.id);
    if (!asker) {
      keepUnheard(unheard, read.output.id, String(text));
      return;
    }
    unheard.delete(read.output.id);
    if (read.output.ok) asker.settle(read.output.result);
    else asker.fail(refusalIn(read.output.error));
  };

  return { ask, hear };
}

const MOST_UNHEARD = 3;

/** The last few only. Without a question of that id they are never read. */
function keepUnheard(unheard: Map<string, string>, id: string, text: string): void {
  unheard.set(id, text);
  const [oldest] = unheard.keys();
  if (unheard.size > MOST_UNHEARD && oldest !== undefined) unheard.delete(oldest);
}

function giveUpCamera(waiting: ReadonlyMap<string, Waiting>): void {
  for (const asker of [...waiting.values()]) {
    if (camera.includes(asker.method)) asker.fail('cancelled');
  }
}
