import { tellIdentityEnded } from './identity-news';
import { takeReturnAddress } from './return-address';

/** What remains to be done by hand: `back`: go to that page; `close`: the customer closes the window. */
export type Rest = { do: 'back'; path: string } | { do: 'close' };

/**
 * Tells the page that waits, reloads the page that opened this window and closes it. A window the browser does not let us
 * close stays, and says so. Source: IDENT-004, A-50.
 */
export function leaveResultPage(outcome: 'success' | 'failure', page: Window): Rest {
  tellIdentityEnded(outcome);
  if (!page.opener) {
    const path = takeReturnAddress();
    if (path !== undefined) return { do: 'back', path };
  }
  reloadOpener(page);
  page.close();
  return { do: 'close' };
}

function reloadOpener({ opener }: Window): void {
  try {
    if (opener instanceof Object && 'location' in opener) (opener as Window).location.reload();
  } catch {
    // A page of another origin opened this window: it is not ours to reload, and the channel has told ours.
  }
}
