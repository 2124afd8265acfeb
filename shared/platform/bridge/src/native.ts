import { waits } from '@shared/config/waits';
import { parseJson } from '@shared/text/safe-json';
import * as v from 'valibot';
import { BridgeFailure, type BridgeFailureKind } from './bridge-failure';

export type Method =
  | 'recognise'
  | 'recogniseFile'
  | 'capture'
  | 'upload'
  | 'haptic'
  | 'openExternal'
  | 'close'
  | 'offers'
  | 'openSettings'
  | 'savePdf'
  | 'saveFile';

/** A question that may outlive its page. The caller keeps its id, and a later page can listen for the answer. */
export type NativeQuestion = {
  id?: string | undefined;
  /** True if an earlier page sent the question. Then nothing is sent again, and the answer has a limit. */
  isPut?: boolean | undefined;
};

export type Ask = <T>(
  method: Method,
  params: Readonly<Record<string, unknown>>,
  answer: v.GenericSchema<unknown, T>,
  question?: NativeQuestion,
) => Promise<T>;

export type NativeParts = {
  /** Sends text to the app. Returns false outside the app. */
  post: (text: string) => boolean;
  randomId: () => string;
  /** Milliseconds for sending or reading a photo. */
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

/** Opening the camera again cancels a picture that is still waiting, because there is only one camera. */
const camera: readonly Method[] = ['recognise', 'capture'];

/**
 * Returns the milliseconds that the app may take. The camera has no limit, because the customer may first walk to the
 * car. Its page offers to cancel. Upload and recognition of a file use the limit of the settings.
 */
export function limitOf(method: Method, timeoutMs: number): number | undefined {
  if (camera.includes(method)) return undefined;
  if (method === 'savePdf' || method === 'saveFile') return waits.bridgeSave;
  return method === 'upload' || method === 'recogniseFile' ? timeoutMs : waits.bridgePrompt;
}

/**
 * Creates the channel to the app: sends questions and receives answers.
 * An answer counts once, only for a known id that is still waiting, and only in the agreed shape. `hear` ignores
 * everything else. Source: BRIDGE-001…005, A-62.
 */
export function createNative({ post, randomId, timeoutMs }: NativeParts): {
  ask: Ask;
  hear: (text: unknown) => void;
} {
  const waiting = new Map<string, Waiting>();
  /** Answers that came too early, because an answer to a killed page may arrive before the new page listens. */
  const unheard = new Map<string, string>();

  const ask: Ask = (method, params, answer, question) =>
    new Promise((resolve, reject) => {
      if (camera.includes(method)) giveUpCamera(waiting);
      const id = question?.id ?? randomId();
      const limit = question?.isPut ? timeoutMs : limitOf(method, timeoutMs);
      const timer = limit && setTimeout(() => fail('timeout'), limit);
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

/** Stores only the last few answers. They are never read without a question with their id. */
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
