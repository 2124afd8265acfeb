import { parseJson } from '@shared/api/safe-json';
import * as v from 'valibot';
import type { Application } from './application.schema';
import { applicationSchema } from './application.schema';
import { withNamesOfNow } from './former-names';
import { DRAFT_KEY } from './keys';

/** Raise it when the shape of an application changes: a draft of another version is dropped, not guessed at. */
const VERSION = 2;
/** The same shape under other names: see `former-names`. */
const RENAMED_SINCE = 1;

const draft = v.object({
  version: v.picklist([RENAMED_SINCE, VERSION]),
  application: applicationSchema,
});

/** The draft of this tab; an old, foreign or broken one is removed. */
export function readDraft(storage: Storage): Application | undefined {
  const text = storage.getItem(DRAFT_KEY);
  if (text === null) return undefined;
  const read = v.safeParse(draft, parseJson(withNamesOfNow(text)));
  if (read.success) return read.output.application;
  storage.removeItem(DRAFT_KEY);
  return undefined;
}

export function writeDraft(storage: Storage, application: Application | undefined): void {
  const kept = application && withoutName(application);
  if (kept) storage.setItem(DRAFT_KEY, JSON.stringify({ version: VERSION, application: kept }));
  else storage.removeItem(DRAFT_KEY);
}

/** The owner's name is for one page alone and is never sent: who comes back to that page types it again. */
export const withoutName = ({ registration, ...application }: Application): Application => ({
  ...application,
  ...(registration && { registration: { ...registration, ownerName: '' } }),
});
