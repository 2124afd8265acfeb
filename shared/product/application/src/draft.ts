import type { KeptStorage } from '@shared/config/storage';
import { parseJson } from '@shared/text/safe-json';
import * as v from 'valibot';
import type { Application } from './application.schema';
import { applicationSchema } from './application.schema';
import { withNamesOfNow } from './former-names';
import { DRAFT_KEY } from './keys';

/** Version of the shape of an application. Raise it for a change, and drafts of other versions are dropped. */
const VERSION = 2;
/** The same shape with legacy names. See `former-names`. */
const RENAMED_SINCE = 1;

const draft = v.object({
  version: v.picklist([RENAMED_SINCE, VERSION]),
  application: applicationSchema,
});

/** Returns the draft of this tab. Removes an old, foreign or broken one. */
export function readDraft(storage: KeptStorage): Application | undefined {
  const text = storage.getItem(DRAFT_KEY);
  if (text === null) return undefined;
  const read = v.safeParse(draft, parseJson(withNamesOfNow(text)));
  if (read.success) return read.output.application;
  storage.removeItem(DRAFT_KEY);
  return undefined;
}

export function writeDraft(storage: KeptStorage, application: Application | undefined): void {
  const kept = application && withoutName(application);
  if (kept) storage.setItem(DRAFT_KEY, JSON.stringify({ version: VERSION, application: kept }));
  else storage.removeItem(DRAFT_KEY);
}

/**
 * Returns the application without the owner name. Only one page needs it, and a customer who returns there types it
 * again.
 */
export const withoutName = ({ registration, ...application }: Application): Application => ({
  ...application,
  ...(registration && { registration: { ...registration, ownerName: '' } }),
});
