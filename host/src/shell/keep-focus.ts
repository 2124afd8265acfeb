/** Wait in ms after a change. A page, a popup or a field with an error that wants the focus takes it at once. */
const SETTLED_MS = 100;

/** An element that got the focus, and the elements around it at that time, the nearest first. */
type Held = { element: HTMLElement; around: readonly HTMLElement[]; popup: Element | null };

/**
 * Gives the focus a place when the focused element is removed or disabled, because the browser then moves it to `body`
 * and a screen reader starts again at the top of the page. A busy button gets it back when it is enabled again, also
 * after popups. Otherwise the nearest heading that is left gets it: it scrolls nowhere and shows no ring. A focus that
 * something else has taken stays.
 */
export function beginKeepFocus(): void {
  /** The last focused element of the page and of each popup above it, the topmost last. */
  let trail: readonly Held[] = [];
  let willLook = false;

  const look = () => {
    willLook = false;
    trail = trail.filter(({ popup }) => popup?.isConnected !== false);
    const held = trail.at(-1);
    if (!held || !isLost(held.element) || isWaiting(held.element)) return;
    if (isUsable(held.element)) held.element.focus({ preventScroll: true });
    else focusHeading(held.around);
  };
  document.addEventListener('focusin', ({ target }) => {
    const element = target as HTMLElement;
    const around = [...ancestors(element)];
    const popup = element.closest('dialog');
    const below = trail.findIndex((held) => held.popup === popup);
    trail = [...trail.slice(0, below < 0 ? trail.length : below), { element, around, popup }];
  });
  document.addEventListener('focusout', ({ target }) =>
    // Some browsers send it before they remove or disable the element.
    queueMicrotask(() => {
      const isLeft = document.activeElement === document.body && isUsable(target as HTMLElement);
      if (isLeft && trail.at(-1)?.element === target) trail = trail.slice(0, -1);
    }),
  );
  new MutationObserver(() => {
    if (!willLook) setTimeout(look, SETTLED_MS);
    willLook = true;
  }).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-busy', 'disabled', 'inert'],
  });
}

/** Some browsers leave the focus on a disabled element. */
const isLost = (element: Element): boolean =>
  document.activeElement === document.body ||
  (document.activeElement === element && !isUsable(element));

const isUsable = (element: Element): boolean =>
  element.isConnected && !element.matches(':disabled, [inert] *');

const isWaiting = (element: Element): boolean =>
  element.isConnected && element.matches('[aria-busy]:disabled, [inert] *');

function* ancestors(element: Element): Generator<HTMLElement> {
  for (let one = element.parentElement; one; one = one.parentElement) yield one;
}

function focusHeading(around: readonly HTMLElement[]): void {
  const places = around.filter((one) => one.isConnected && one.matches('section, dialog, main'));
  for (const place of places) {
    const heading = place.querySelector<HTMLElement>('h1, h2, h3');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    if (heading !== null && heading === document.activeElement) return;
  }
}
