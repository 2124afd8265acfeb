/** Event on the document: the prerendered page is shown, or will not be shown. The app's code waits for it. */
export const FIRST_VIEW_OVER = 'care-first-view';

/** Ends the wait for a prerendered page. */
export function firstViewIsOver(): void {
  delete document.documentElement.dataset['awaits'];
  document.dispatchEvent(new Event(FIRST_VIEW_OVER));
}
