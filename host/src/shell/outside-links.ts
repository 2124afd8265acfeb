import { openExternal } from '@shared/bridge';
import { settings } from '@shared/config/settings';
import { outsideLink } from '@shared/copy/outside-link';
import { alert, confirm } from '@shared/popup';
import { storeOf } from './store-of';

/** Opened by the page itself: a download, a picture of its own. */
const OWN_SCHEMES = ['blob:', 'data:', 'javascript:', 'about:'];

/**
 * A link that leads out of the house is the app's to open: a webview that follows it loses the page, and shows an
 * error for what is no page at all.
 */
export function beginOutsideLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (event.defaultPrevented || !(link instanceof HTMLAnchorElement) || !isOutside(link)) return;
    event.preventDefault();
    void leaveFor(link.href);
  });
}

function isOutside({ protocol, origin }: HTMLAnchorElement): boolean {
  if (!/^https?:$/.test(protocol)) return !OWN_SCHEMES.includes(protocol);
  return ![location.origin, ...settings.links.allowedOrigins].includes(origin);
}

/** What no app of the phone opens is offered where it can be got, or said so that it can be used by hand. */
async function leaveFor(url: string): Promise<void> {
  try {
    await openExternal(url);
  } catch {
    const store = storeOf(url);
    if (store === undefined) await alert(outsideLink.refused(url));
    else if (await confirm(outsideLink.missing)) await leaveFor(store);
  }
}
