import { onReturn } from '@shared/config/on-return';
import { queryClient } from '@shared/query';

/** After this time in the background, the facts on a page may be old. */
const AWAY_MS = 30 * 60_000;

/**
 * Handles a page that returns from the back-forward cache or from a long time in the background. Its data may be old, so
 * it is loaded again. The session hides a cached page that may belong to another customer and reloads it. This empties
 * that page and offers a link to load it, because a webview keeps the document when the load fails.
 */
export function beginCameBack(
  reload = () => window.location.reload(),
  now: () => number = Date.now,
): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (document.documentElement.hidden) {
      offerLoad();
      onReturn(reload);
    } else void queryClient.invalidateQueries();
  });
  let hiddenAt: number | undefined;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') hiddenAt = now();
    else if (hiddenAt !== undefined && now() - hiddenAt >= AWAY_MS)
      void queryClient.invalidateQueries();
  });
}

function offerLoad(): void {
  const link = document.createElement('a');
  link.href = ''; // this page
  link.textContent = '화면 다시 불러오기';
  document.body.replaceChildren(link);
  document.documentElement.hidden = false;
}
