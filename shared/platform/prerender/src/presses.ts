import { keepFields } from './fields';
import { pressOnRelease } from './held';
import { PRESSED, type Same, sameIn, sameOf } from './same';

/** Draws the page for another query. Returns `false` when the prerender cannot show it. */
export type Redraw = (query: URLSearchParams) => boolean;

/**
 * Answers presses before React and hands them over. The pressed control shows the press. A choice that a page keeps in
 * its address (`data-query`) is put there, so that React starts with it, and is drawn if `redraw` can. React gets the
 * last press of a button or a link, once, and the state of fields, disclosures and focus. The browser handles
 * everything else: links out of the app or within the page, links that open in a new tab.
 */
export function keepPresses(place: Element, root: Element, redraw: Redraw = () => false): void {
  let fillIn = keepFields(place);
  let pressed: Same | undefined;
  let focused: Same | undefined;
  let held: Same | undefined;
  let busy: Element | null = null;

  const choose = (query: string) => {
    const isDrawn = redraw(inAddress(query));
    if (isDrawn) fillIn = keepFields(place);
    return isDrawn;
  };
  const show = (thing: HTMLElement | undefined, isDone: boolean) => {
    const isTab = thing?.role === 'tab';
    if (isTab) select(thing);
    if (isDone || !thing) return;
    busy = isTab ? document.getElementById(`${thing.getAttribute('aria-controls')}`) : thing;
    busy?.setAttribute('aria-busy', 'true');
  };

  place.addEventListener('focusin', ({ target }) => {
    focused = sameOf(target as HTMLElement, place);
  });
  place.addEventListener('focusout', () => {
    // Removing the page also blurs what has the focus, which must still be remembered then.
    setTimeout(() => {
      if (!place.contains(document.activeElement)) focused = undefined;
    });
  });
  place.addEventListener('pointerdown', (event) => {
    const thing = found(event, PRESSED);
    held = (event as PointerEvent).button === 0 && thing ? sameOf(thing, place) : undefined;
  });
  for (const end of ['pointerup', 'pointercancel'])
    place.addEventListener(end, () => {
      held = undefined;
    });
  place.addEventListener('click', (event) => {
    const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    if (ctrlKey || metaKey || shiftKey) return;
    const query = found(event, '[data-query]')?.dataset['query'];
    const thing = found(event, 'a[href],button');
    if (thing && isForBrowser(thing)) return;
    if (!thing && !query) return;
    busy?.removeAttribute('aria-busy');
    pressed = thing ? sameOf(thing, place) : undefined;
    if (thing) event.preventDefault();
    const isDone = query !== undefined && choose(query);
    const now = sameIn(place, pressed);
    show(now, isDone);
    if (isDone && focused?.name === pressed?.name) now?.focus({ preventScroll: true });
  });

  // The panel, or the amounts of a page without panels, belong to the choice before, until React.
  place.addEventListener('change', ({ target }) => {
    const panel = (target as Element).closest('[role=tabpanel]');
    for (const old of panel ? [panel] : place.querySelectorAll('[aria-busy=false]'))
      old.setAttribute('aria-busy', 'true');
  });

  new MutationObserver((_, watch) => {
    if (place.isConnected) return;
    watch.disconnect();
    for (const summary of place.querySelectorAll<HTMLElement>('details[open]>summary'))
      sameIn(root, sameOf(summary, place))?.parentElement?.setAttribute('open', '');
    sameIn(root, focused)?.focus({ preventScroll: true });
    if (held) pressOnRelease(() => sameIn(root, held));
    const press = () => {
      const thing = sameIn(root, pressed);
      if (thing?.ariaSelected !== 'true') thing?.click();
    };
    if (!fillIn) {
      press();
      return;
    }
    fillIn(root);
    setTimeout(press); // the page has received the field values by then
  }).observe(root, { childList: true });
}

const found = ({ target }: Event, those: string) =>
  target instanceof Element ? target.closest<HTMLElement>(those) : null;

function isForBrowser(thing: HTMLElement): boolean {
  if (!(thing instanceof HTMLAnchorElement)) return false;
  const isHere = thing.hash !== '' && thing.href.split('#')[0] === location.href.split('#')[0];
  return isHere || thing.origin !== location.origin;
}

function select(tab: HTMLElement): void {
  for (const one of tab.parentElement?.children ?? []) {
    one.setAttribute('aria-selected', `${one === tab}`);
    (one as HTMLElement).tabIndex = one === tab ? 0 : -1;
  }
}

/** Puts the values into the address of the page, as the page itself does. Returns the whole query. */
function inAddress(values: string): URLSearchParams {
  const address = new URL(location.href);
  for (const [key, value] of new URLSearchParams(values)) address.searchParams.set(key, value);
  history.replaceState(history.state, '', address);
  return address.searchParams;
}
