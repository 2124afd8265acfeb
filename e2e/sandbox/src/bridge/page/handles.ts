import { phone } from './phone-state';

const HANDLES: readonly (string | undefined)[] = ['phone', 'back'];

/** Shows or hides the QA controls on the page, as configured. Screenshots hide them to show the product only. */
export function showHandles(): void {
  const display = phone().handles === 'hidden' ? 'none' : '';
  for (const surface of document.querySelectorAll<HTMLElement>('sandbox-native'))
    if (HANDLES.includes(surface.dataset['surface'])) surface.style.display = display;
}
