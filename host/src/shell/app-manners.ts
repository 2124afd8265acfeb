import { haptic } from '@shared/bridge';
import { beginHardwareBack } from './hardware-back';
import { beginOutsideLinks } from './outside-links';

/**
 * How a page behaves inside the app: a choice is felt, Back is the page's, and a link that leads out is handed to the
 * app. Listens on the document, so that no screen has to think of it; outside the app nothing changes.
 */
export function beginAppManners(inApp: boolean): void {
  if (!inApp) return;
  document.addEventListener('change', ({ target }) => {
    if (isChoice(target)) haptic('light');
  });
  beginHardwareBack();
  beginOutsideLinks();
}

const isChoice = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.matches('select, input[type="radio"], input[type="checkbox"]');
