import { isHeard, succeed } from './protocol';

/** What outlives the page: the app's own memory, which here is the tab's. */
const KEY = 'sandbox_native_answer';
const POLL_MS = 200;

/**
 * Short of memory, a phone ends the page while its camera is open and loads it again afterwards; the answer then goes to
 * the page that came after.
 */
export function killPage(id: string, result: unknown): void {
  sessionStorage.setItem(KEY, JSON.stringify({ id, result }));
  location.reload();
}

/** A photo taken for the page before is still in the app's hands. */
export const hasKeptPhoto = (): boolean => sessionStorage.getItem(KEY) !== null;

/** Gives the page what was found for the one before it, as soon as it listens. */
export function answerAfterKill(): void {
  const kept = sessionStorage.getItem(KEY);
  if (kept === null) return;
  const { id, result } = JSON.parse(kept) as { id?: string; result?: unknown };
  if (id === undefined) return;
  const timer = setInterval(() => {
    if (!isHeard()) return;
    clearInterval(timer);
    // The photo stays, the question is answered.
    sessionStorage.setItem(KEY, JSON.stringify({}));
    succeed(id, result);
  }, POLL_MS);
}
