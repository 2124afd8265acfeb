import { FIRST_VIEW_OVER } from '@shared/prerender/over';

/** Maximum wait for a prerendered page whose data does not arrive. */
const LONGEST_MS = 300;

/**
 * Calls `goOn` when the prerendered page is painted or will not be drawn, after 300 ms at the latest. Calls it at once
 * if the page has no prerender. The boot script sets `data-awaits` if there is one, and the prerender runtime removes
 * it at the end.
 */
export function afterFirstView(goOn: () => void): void {
  const { dataset } = document.documentElement;
  if (dataset['awaits'] === undefined) {
    goOn();
    return;
  }
  let isOn = false;
  const once = () => {
    if (!isOn) goOn();
    isOn = true;
  };
  // Waits for a task after the frame, so that the prerendered page is on the screen first.
  const painted = () => requestAnimationFrame(() => setTimeout(once));
  document.addEventListener(FIRST_VIEW_OVER, painted, { once: true });
  setTimeout(once, LONGEST_MS);
}
