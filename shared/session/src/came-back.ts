import type { Core } from './core';

/**
 * A page out of the back-forward cache is as it was left. Unless whoever it shows is the one who is signed in now, and it
 * had learned who that is, nothing of it is painted and it is loaded anew: somebody may have signed out, or in, meanwhile.
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
