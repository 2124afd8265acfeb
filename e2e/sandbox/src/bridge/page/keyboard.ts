import { drawKeyboard } from './keyboard-surface';
import { heightOf } from './phone-choices';
import { phone } from './phone-state';
import type { Device } from './surface';
import { hideFromView, liftAbove } from './viewport';

/** Selector for fields that open the keyboard of a phone. */
const TYPED =
  'textarea, [contenteditable=true], input:not([type]), input:is([type=text], [type=tel], [type=email], [type=number], [type=search], [type=url], [type=password])';

let putAway: (() => void) | undefined;

/** Opens the keyboard at the bottom of the page. If one is open, it is reopened with the configured height. */
export function openKeyboard(device: Device): void {
  putAway?.();
  const height = heightOf[phone().keyboard];
  if (height === 0) return;
  const restoreView = hideFromView(height);
  const clear = drawKeyboard(device, height, () => closeKeyboard());
  const letDown = liftAbove(document.activeElement, height);
  putAway = () => {
    putAway = undefined;
    letDown();
    clear();
    restoreView();
  };
}

/** Closes the keyboard. Returns false if none was open. */
export function closeKeyboard(): boolean {
  const wasOpen = putAway !== undefined;
  putAway?.();
  return wasOpen;
}

export const isKeyboardOpen = (): boolean => putAway !== undefined;

/** Opens and closes the keyboard when a text field gets and loses the focus, as a phone does. */
export function bringKeyboard(device: Device): void {
  document.addEventListener('focusin', ({ target }) => {
    if (isTyped(target)) openKeyboard(device);
  });
  document.addEventListener('focusout', ({ relatedTarget }) => {
    if (!isTyped(relatedTarget)) closeKeyboard();
  });
  // A field can keep its focus after the keyboard was closed. A tap on it opens the keyboard again.
  document.addEventListener('click', ({ target }) => {
    if (isTyped(target) && target === document.activeElement && !isKeyboardOpen())
      openKeyboard(device);
  });
}

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.matches(TYPED) &&
  !target.matches('[readonly], [inputmode=none]');
