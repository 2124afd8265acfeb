import type { Page } from 'playwright/test';

/** Returns layout faults for a finger, a narrow phone or large text. Empty if all is well. */
export const layoutFaults = (page: Page): Promise<string[]> => page.evaluate(faultsOfLayout);

/** Does the same inside the page. */
export function faultsOfLayout(): string[] {
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}"`;
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1;

  const { scrollWidth, clientWidth } = document.documentElement;
  const sideways = scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth}px`] : [];

  const isInScroller = (element: Element): boolean => {
    const parent = element.parentElement;
    if (parent === null || parent === document.body) return false;
    return getComputedStyle(parent).overflowX !== 'visible' || isInScroller(parent);
  };
  const all = [...document.querySelectorAll('#root *, [role="dialog"] *')].filter(isShown);
  const outside = all.filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return (right > clientWidth + 1 || left < -1) && !isInScroller(element);
  });
  const clipped = all.filter((element) => {
    const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
    const cutsX = overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1;
    const cutsY = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 2;
    const isText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE);
    return isText && textOverflow !== 'ellipsis' && (cutsX || cutsY);
  });
  return [
    ...sideways,
    ...outside.slice(0, 3).map((element) => `reaches out: ${name(element)}`),
    ...clipped.slice(0, 3).map((element) => `text is cut: ${name(element)}`),
  ];
}

/**
 * Returns controls that are smaller than 44 px in one direction. A radio button or checkbox counts as large as its
 * label, and in a table as its row. A link within a sentence may have the height of its line (WCAG 2.5.8).
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll(
      '#root :is(button, a[href], select, input, textarea, summary), [role="dialog"] :is(button, a[href], select, input)',
    );
    return [...controls].flatMap((control) => {
      const target = control.matches('input[type="radio"], input[type="checkbox"]')
        ? (control.closest('label, tr') ?? control)
        : control;
      const { width, height } = target.getBoundingClientRect();
      const isInline = getComputedStyle(target).display === 'inline';
      const isShown = target.checkVisibility({ visibilityProperty: true }) && width > 1;
      if (!isShown || isInline || (width >= 43.5 && height >= 43.5)) return [];
      const text = (control.getAttribute('aria-label') ?? target.textContent ?? '').trim();
      return [`${control.tagName.toLowerCase()} "${text.slice(0, 30)}" ${width}x${height}`];
    });
  });
}

/**
 * Returns fixed content of the page or popup that takes more than a third of the height. Too little space would be left
 * to read. The message of a long wait does not count, because it goes with its wait.
 */
export function fixedFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const parts = [...place.querySelectorAll('*')];
    const scrollers = [document.documentElement, place, ...parts];
    for (const one of scrollers) one.scrollTop = (one.scrollHeight - one.clientHeight) / 2;
    const heights = parts.map((part) => {
      const { position } = getComputedStyle(part);
      const isFixed = position === 'fixed' || position === 'sticky';
      if (!isFixed || part.matches('dialog, [data-slow-words]') || part.id.startsWith('sandbox'))
        return 0;
      const { top, bottom } = part.getBoundingClientRect();
      return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
    });
    const fixed = Math.round(heights.reduce((sum, height) => sum + height, 0));
    for (const one of scrollers) one.scrollTop = 0;
    return fixed > innerHeight / 3 ? [`${fixed} of ${innerHeight} px do not scroll`] : [];
  });
}

/**
 * Returns the enabled main actions of the topmost layer, by their colour: of a popup or else of the page. A screen has
 * one main action, so more than one name is a fault.
 */
export function primaryActions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.background = 'var(--action)';
    document.body.append(probe);
    const action = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    return [...top.querySelectorAll('button, a[href]')]
      .filter(
        (control) =>
          !control.matches(':disabled, [aria-disabled=true], [role=tab]') &&
          control.checkVisibility({ visibilityProperty: true }) &&
          getComputedStyle(control).backgroundColor === action,
      )
      .map((control) => (control.getAttribute('aria-label') ?? control.textContent ?? '').trim());
  });
}
