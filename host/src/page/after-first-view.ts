import { FIRST_VIEW_OVER } from '@shared/page/first-view/over';

/** For so long nothing waits for a first view whose data does not come. */
const LONGEST_MS = 300;

/**
 * Goes on when the first view of this page has been painted or will not be drawn, at once where there is none, after
 * 300 ms at the latest. The page's starter says whether there is (`data-awaits`), and the first view when it is over.
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
  // A task after the frame: the first view is on the screen before what goes on here.
  const painted = () => requestAnimationFrame(() => setTimeout(once));
  document.addEventListener(FIRST_VIEW_OVER, painted, { once: true });
  setTimeout(once, LONGEST_MS);
}
