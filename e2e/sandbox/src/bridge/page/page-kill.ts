import { isHeard, succeed } from './protocol';

/**
 * Storage key for the answer, which must outlive the page. The session storage of the tab stands in for the app's
 * memory.
 */
const KEY = 'sandbox_native_answer';
const POLL_MS = 200;

/**
 * Reloads the page and stores the answer for the next page. A phone that is short of memory closes the page while the
 * camera is open and loads it again afterwards.
 */
export function killPage(id: string, result: unknown): void {
  sessionStorage.setItem(KEY, JSON.stringify({ id, result }));
  location.reload();
}

/** Returns nothing in a webview whose storage is switched off. */
function keptText(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Returns true if the app still has a photo that was taken for an earlier page. */
export const hasKeptPhoto = (): boolean => keptText() !== null;

/** Sends the page the answer to the earlier page's question, as soon as the page listens. */
export function answerAfterKill(): void {
  const kept = keptText();
  if (kept === null) return;
  const { id, result } = JSON.parse(kept) as { id?: string; result?: unknown };
  if (id === undefined) return;
  const timer = setInterval(() => {
    if (!isHeard()) return;
    clearInterval(timer);
    // Keep the photo, but do not send the answer a second time.
    sessionStorage.setItem(KEY, JSON.stringify({}));
    succeed(id, result);
  }, POLL_MS);
}
