import { onReturn } from '@shared/config/on-return';
import { queryClient } from '@shared/query';

/**
 * Handles a page out of the back-forward cache. It is as it was left, the facts on it need not be, so they are asked for
 * again. A page that may belong to another customer was hidden and is loading again (see the session). It is emptied and
 * can be loaded by hand, because a webview keeps the document when the load fails.
 */
export function beginCameBack(reload = () => window.location.reload()): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (document.documentElement.hidden) {
      offerLoad();
      onReturn(reload);
    } else void queryClient.invalidateQueries();
  });
}

function offerLoad(): void {
  const link = document.createElement('a');
  link.href = ''; // this page
  link.textContent = '화면 다시 불러오기';
  document.body.replaceChildren(link);
  document.documentElement.hidden = false;
}
