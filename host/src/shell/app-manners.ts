import { haptic } from '@shared/bridge';
import { beginAppKeyboard } from './app-keyboard';
import { beginHardwareBack } from './hardware-back';
import { beginOutsideLinks } from './outside-links';

/**
 * Adds the behaviour inside the app: a choice vibrates, the page handles Back, and the app opens links to other sites.
 * Listens on the document, so that it works for all screens. Does nothing outside the app.
 */
export function beginAppManners(inApp: boolean): void {
  if (!inApp) return;
  document.addEventListener('change', ({ target }) => {
    if (isChoice(target)) haptic('light');
  });
  beginHardwareBack();
  beginAppKeyboard();
  beginOutsideLinks();
}

const isChoice = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.matches('select, input[type="radio"], input[type="checkbox"]');
