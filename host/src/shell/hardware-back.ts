import { closeApp } from '@shared/bridge';
import { openCount } from '@shared/popup';

/** Where the app finds what its Back key means on this page. */
const ANSWER_TO = '__careBack';

/** The app's Back key goes by the page's own history instead of the webview's, which holds pages that are over. */
export function beginHardwareBack(): void {
  Object.defineProperty(window, ANSWER_TO, { value: goBack, configurable: true });
}

/**
 * Nothing while a popup is open (SHELL-014, A-65), then the step before; with nothing of this visit behind, the page's
 * own back arrow, and a page without one is where the visitor came in: the app is asked to close.
 */
function goBack(): void {
  if (openCount() > 0) return;
  const place = (history.state as { idx?: number } | null)?.idx ?? 0;
  const arrow = document.querySelector<HTMLElement>('[data-back]');
  if (place > 0) history.back();
  else if (arrow !== null) arrow.click();
  // An app that cannot be asked leaves it to the webview.
  else closeApp().catch(() => history.back());
}
