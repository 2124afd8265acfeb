import { FIRST_VIEW_OVER } from '@shared/page/first-view/over';

/**
 * Goes on when the first view of this page has been painted or will not be drawn, at once where there is none, after
 * `atMostMs` at the latest. The page's starter says whether there is (`data-awaits`), and the first view when it is over.
 */
export function afterFirstView(goOn: () => void, atMostMs: number): void {
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
  // A task after the frame: the first view is on the screen before what goes on here.
  const painted = () => requestAnimationFrame(() => setTimeout(once));
  document.addEventListener(FIRST_VIEW_OVER, painted, { once: true });
  setTimeout(once, atMostMs);
}
