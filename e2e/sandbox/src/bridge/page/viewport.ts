/** Room between a field and the keyboard, in px. */
const AIR = 16;

/**
 * What a phone's keyboard does to a page: the visual viewport loses its foot, the layout viewport keeps its size, and
 * the page can be scrolled that much further. Answers how all of it is given back.
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

/** Brings a field above the keyboard: it is scrolled to, and a sheet at the foot of the screen moves up with it. */
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

/** An iPhone moves the visual viewport down over what stays in place; seen from it, the sheet goes up. */
function pan(sheet: HTMLElement, by: number): () => void {
  sheet.style.setProperty('translate', `0 ${-by}px`);
  return () => sheet.style.removeProperty('translate');
}
