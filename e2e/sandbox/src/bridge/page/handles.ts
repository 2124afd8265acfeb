import { phone } from './phone-state';

const HANDLES: readonly (string | undefined)[] = ['phone', 'back'];

/** Shows or hides what QA has on the page, as it was chosen: a picture is of the product alone. */
export function showHandles(): void {
  const display = phone().handles === 'hidden' ? 'none' : '';
  for (const surface of document.querySelectorAll<HTMLElement>('sandbox-native'))
    if (HANDLES.includes(surface.dataset['surface'])) surface.style.display = display;
}
