/** Minimum distance between a field and the keyboard, in px. */
const AIR = 16;

/**
 * Changes the viewport as the keyboard of a phone does. The visual viewport becomes shorter, the layout viewport keeps
 * its size, and the page can be scrolled further by that height. Returns a function that undoes this.
 */
export function hideFromView(height: number): () => void {
  const view = window.visualViewport;
  const { style } = document.documentElement;
  if (view === null || view === undefined) return () => undefined;
  Object.defineProperty(view, 'height', {
    get: () => window.innerHeight - height,
    configurable: true,
  });
  style.setProperty('padding-block-end', `${height}px`);
  view.dispatchEvent(new Event('resize'));
  return () => {
    Reflect.deleteProperty(view, 'height');
    style.removeProperty('padding-block-end');
    view.dispatchEvent(new Event('resize'));
  };
}

/** Moves a field above the keyboard. Scrolls to it and moves up a sheet at the bottom of the screen. */
export function liftAbove(field: Element | null, height: number): () => void {
  if (!(field instanceof HTMLElement) || field === document.body) return () => undefined;
  field.style.setProperty('scroll-margin-block-end', `${height + AIR}px`);
  field.scrollIntoView?.({ block: 'nearest' });
  field.style.removeProperty('scroll-margin-block-end');
  const sheet = field.closest('dialog');
  const hidden = field.getBoundingClientRect().bottom + AIR - (window.innerHeight - height);
  if (sheet === null || hidden <= 0) return () => undefined;
  return pan(sheet, Math.min(hidden, height));
}

/** Moves the sheet up. On an iPhone the visual viewport moves down over fixed elements, which looks the same. */
function pan(sheet: HTMLElement, by: number): () => void {
  sheet.style.setProperty('translate', `0 ${-by}px`);
  return () => sheet.style.removeProperty('translate');
}
