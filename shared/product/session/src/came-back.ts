import type { Core } from './core';

/**
 * Reloads a page from the back-forward cache if its user may have changed.
 * The page stays if boot was over and the same user is signed in. Otherwise it is hidden first, so that it shows no
 * data of another user. The host then empties it (document-life.ts).
 */
export function checkOnReturn({ around, store, cookie }: Core): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const { ready, user } = store.getState();
    if (ready && cookie()?.user.id === user?.id) return;
    document.documentElement.hidden = true;
    around.location.reload();
  });
}
