import { haptic, openExternal } from '@shared/bridge';

/** What a phone opens itself: a webview that follows such a link shows an error page. */
const SCHEMES = ['tel:', 'mailto:', 'sms:', 'market:', 'intent:', 'itms-apps:'];

/**
 * How a page behaves inside the app: a choice is felt, and a link that is not a page is handed to the app. Listens on
 * the document, so that no screen has to think of it; outside the app nothing changes.
 */
export function beginAppManners(inApp: boolean): void {
  if (!inApp) return;
  document.addEventListener('change', ({ target }) => {
    if (isChoice(target)) haptic('light');
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || !SCHEMES.includes(link.protocol)) return;
    event.preventDefault();
    // An app that does not know the call leaves it to the webview.
    openExternal(link.href).catch(() => location.assign(link.href));
  });
}

const isChoice = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.matches('select, input[type="radio"], input[type="checkbox"]');
