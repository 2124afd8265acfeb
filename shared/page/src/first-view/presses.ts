import { keepFields } from './fields';

const PRESSED = 'a[href],button,summary,[role]';

const named = (element: Element) =>
  `${element.localName} ${element.getAttribute('role')} ${element.getAttribute('aria-label') ?? element.textContent}`;

/**
 * What is pressed while nobody answers yet is pressed again, once, where the page has the same thing as React draws it;
 * of several presses the last. Where somebody is by keyboard, they stay. What leads out of the app, and what opens beside this
 * page, is the browser's. Fields are answered by the browser as well, and filled in on the page before the press.
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
    setTimeout(press); // the page has heard of its fields by then
  }).observe(root, { childList: true });
}
