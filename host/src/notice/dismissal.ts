import type { KeptStorage } from '@shared/config/storage';

/** The key holds the date of the notice, so that a later notice is not hidden by this dismissal. Source: NOTICE-001. */
const KEY = 'notice-2023-01-02-dismissed';

type Memory = Pick<KeptStorage, 'getItem' | 'setItem'>;

/**
 * Returns when the notice was last dismissed on this device, or `undefined` if never or if the saved value is not
 * readable.
 */
export function dismissedAt(memory: Memory): Date | undefined {
  const kept = Number(memory.getItem(KEY) ?? Number.NaN);
  return Number.isFinite(kept) ? new Date(kept) : undefined;
}

/** Saves the time of the dismissal on this device. Source: NOTICE-003. */
export function rememberDismissal(memory: Memory, now: Date): void {
  memory.setItem(KEY, String(now.getTime()));
}
