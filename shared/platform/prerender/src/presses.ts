import { keepFields } from './fields';

const PRESSED = 'a[href],button,summary,[role]';

const named = (element: Element) =>
  `${element.localName} ${element.getAttribute('role')} ${element.getAttribute('aria-label') ?? element.textContent}`;

/**
 * Repeats the last click before React, once, on the same element that React renders. Also restores the focus of
 * keyboard users. The browser handles links out of the app and links that open in a new tab. It also handles form
 * fields, whose values are restored on the page before the click.
 */
export function keepPresses(place: Element, root: Element): void {
  const fillIn = keepFields(place);
  let pressed: string | undefined;
  let focused: string | undefined;
  place.addEventListener('focusin', ({ target }) => {
    focused = named(target as Element);
  });
  place.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    const thing = target instanceof Element ? target.closest(PRESSED) : null;
    const isOut = thing instanceof HTMLAnchorElement && thing.origin !== location.origin;
    if (!thing || isOut || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    pressed = named(thing);
  });
  new MutationObserver((_, watch) => {
    if (place.isConnected) return;
    watch.disconnect();
    const now = (name?: string) =>
      [...root.querySelectorAll<HTMLElement>(PRESSED)].find((thing) => named(thing) === name);
    now(focused)?.focus();
    const press = () => now(pressed)?.click();
    if (!fillIn) {
      press();
      return;
    }
    fillIn(root);
    setTimeout(press); // the page has received the field values by then
  }).observe(root, { childList: true });
}
