/** Told on the document when the first view of the page has been drawn, or will not be. The app's code waits for it. */
export const FIRST_VIEW_OVER = 'care-first-view';

/** From now on nothing waits for a first view. */
export function firstViewIsOver(): void {
  delete document.documentElement.dataset['awaits'];
  document.dispatchEvent(new Event(FIRST_VIEW_OVER));
}
