import { drawKeyboard } from './keyboard-surface';
import { heightOf } from './phone-choices';
import { phone } from './phone-state';
import type { Device } from './surface';
import { hideFromView, liftAbove } from './viewport';

/** What a field must be for a phone to bring its keyboard. */
const TYPED =
  'textarea, [contenteditable=true], input:not([type]), input:is([type=text], [type=tel], [type=email], [type=number], [type=search], [type=url], [type=password])';

let putAway: (() => void) | undefined;

/** Opens the keyboard over the foot of the page; an open one takes the height that is chosen now. */
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

/** False when none was open. */
export function closeKeyboard(): boolean {
  const wasOpen = putAway !== undefined;
  putAway?.();
  return wasOpen;
}

export const isKeyboardOpen = (): boolean => putAway !== undefined;

/** The keyboard comes with a field that is typed in and goes with it, as on a phone. */
export function bringKeyboard(device: Device): void {
  document.addEventListener('focusin', ({ target }) => {
    if (isTyped(target)) openKeyboard(device);
  });
  document.addEventListener('focusout', ({ relatedTarget }) => {
    if (!isTyped(relatedTarget)) closeKeyboard();
  });
  // A field that kept its focus when the keyboard was put away brings it back when it is touched.
  document.addEventListener('click', ({ target }) => {
    if (isTyped(target) && target === document.activeElement && !isKeyboardOpen())
      openKeyboard(device);
  });
}

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.matches(TYPED) &&
  !target.matches('[readonly], [inputmode=none]');
