import { openExternal } from '@shared/bridge';
import { settings } from '@shared/config/settings';
import { outsideLink } from '@shared/copy/outside-link';
import { alert, confirm } from '@shared/popup';
import { storeOf } from './store-of';

/** Schemes that the page opens itself, for example a download or its own picture. */
const OWN_SCHEMES = ['blob:', 'data:', 'javascript:', 'about:'];

/**
 * Hands links to other sites to the app. A webview that follows them loses the page, and shows an error for an address
 * that is not a web page.
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

/** If no app on the phone opens the address, offers the store, or a message that helps to open it by hand. */
async function leaveFor(url: string): Promise<void> {
  try {
    await openExternal(url);
  } catch {
    const store = storeOf(url);
    if (store === undefined) await alert(outsideLink.refused(url));
    else if (await confirm(outsideLink.missing)) await leaveFor(store);
  }
}
