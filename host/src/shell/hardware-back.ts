import { closeApp } from '@shared/bridge';
import { openCount } from '@shared/popup';

/** Name of the function that the app calls for its Back key. */
const ANSWER_TO = '__careBack';

/** Makes the app's Back key use the page's own history instead of the webview's, which still has closed pages. */
export function beginHardwareBack(): void {
  Object.defineProperty(window, ANSWER_TO, { value: goBack, configurable: true });
}

/**
 * Does nothing while a popup is open (SHELL-014, A-65). Otherwise goes back one step. On the first page of the visit it
 * uses the back arrow of the page. If the page has none, the visitor entered here, so it asks the app to close.
 */
function goBack(): void {
  if (openCount() > 0) return;
  const place = (history.state as { idx?: number } | null)?.idx ?? 0;
  const arrow = document.querySelector<HTMLElement>('[data-back]');
  if (place > 0) history.back();
  else if (arrow !== null) arrow.click();
  // If the app cannot close, the webview goes back.
  else closeApp().catch(() => history.back());
}
