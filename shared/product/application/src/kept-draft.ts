import { documentKinds } from '@shared/domain/attachment';
import { parseJson } from '@shared/text/safe-json';
import * as v from 'valibot';
import type { Application } from './application.schema';
import { applicationSchema } from './application.schema';
import { inStore } from './disk';
import { withNamesOfNow } from './former-names';

const question = v.object({
  /** Id of the question at the bridge. Only its answer is accepted. */
  questionId: v.pipe(v.string(), v.minLength(1)),
  kind: v.picklist(documentKinds),
});

/** The question that the page has put to the app's camera. */
export type CameraQuestion = v.InferOutput<typeof question>;

/**
 * The draft on disk. A phone that is short of memory kills a page while the customer is elsewhere: camera, file chooser,
 * settings, another app. The tab's own storage may go with it.
 */
export type KeptDraft = {
  /** Only while the camera is open. */
  question: CameraQuestion | undefined;
  /** Id of the customer. Absent before the sign-in, and in a draft of an earlier release. */
  owner: string | undefined;
  /** Last change in milliseconds since the epoch. */
  leftAt: number;
  application: Application;
};

/** An open question of the camera with the application that it belongs to. */
export type CameraTrip = CameraQuestion & Pick<KeptDraft, 'leftAt' | 'application'>;

/** Flat, and under the key `camera`, because earlier releases write and read it so. */
const shape = v.object({
  owner: v.optional(v.string()),
  leftAt: v.number(),
  application: applicationSchema,
});
const KEY = 'camera';

/** The customer may look for a document meanwhile. Longer than any way out takes. */
const LIFETIME_MS = 2 * 60 * 60_000;

const namedNow = (kept: unknown): unknown =>
  parseJson(withNamesOfNow(JSON.stringify(kept ?? null)));

export type KeptDrafts = {
  save: (draft: KeptDraft) => Promise<void>;
  read: (now: number) => Promise<KeptDraft | undefined>;
  clear: () => Promise<void>;
};

/** Returns the storage of the draft on disk. Without IndexedDB, a killed page starts again, and nothing else is lost. */
export function createKeptDrafts(factory: IDBFactory | undefined): KeptDrafts {
  const clear = async () => {
    await inStore(factory, 'readwrite', (store) => store.delete(KEY));
  };
  const save: KeptDrafts['save'] = async ({ question: asked, ...draft }) => {
    await inStore(factory, 'readwrite', (store) => store.put({ ...asked, ...draft }, KEY));
  };
  const read: KeptDrafts['read'] = async (now) => {
    const kept = await inStore(factory, 'readonly', (store) => store.get(KEY));
    const value = kept.ok ? namedNow(kept.value) : undefined;
    const draft = v.safeParse(shape, value);
    if (draft.success && now - draft.output.leftAt < LIFETIME_MS) {
      const { owner, leftAt, application } = draft.output;
      const asked = v.safeParse(question, value);
      return { question: asked.success ? asked.output : undefined, owner, leftAt, application };
    }
    if (kept.ok && kept.value !== undefined) await clear();
    return undefined;
  };
  return { save, read, clear };
}
