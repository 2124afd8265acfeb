import type { Page } from 'playwright/test';

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
