/** The notice is dated: another one gets another key and is not hidden by this one's dismissal. Source: NOTICE-001. */
const KEY = 'notice-2023-01-02-dismissed';

type Memory = Pick<Storage, 'getItem' | 'setItem'>;

/** When the notice was last dismissed on this device; undefined when it never was, or nothing readable is kept. */
export function dismissedAt(memory: Memory): Date | undefined {
  const kept = Number(memory.getItem(KEY) ?? Number.NaN);
  return Number.isFinite(kept) ? new Date(kept) : undefined;
}

/** Source: NOTICE-003. */
export function rememberDismissal(memory: Memory, now: Date): void {
  memory.setItem(KEY, String(now.getTime()));
}
