import { phone } from './settings';
import { button, type Device, element, openSurface } from './surface';

/** Selector for fields that open the keyboard of a phone. */
const TYPED =
  'textarea, [contenteditable=true], input:not([type]), input:is([type=text], [type=tel], [type=email], [type=number], [type=search], [type=url], [type=password])';

/** Heights in CSS px. */
const heights = { none: 0, low: 216, usual: 291, high: 380 } as const;

let putAway: (() => void) | undefined;

/** Opens the keyboard at the bottom of the page. If one is open, it is reopened with the configured height. */
export function openKeyboard(device: Device): void {
  putAway?.();
  const height = heights[phone().keyboard];
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

const AIR = 16;

/**
 * Changes the viewport as the keyboard of a phone does. The visual viewport becomes shorter, the layout viewport keeps
 * its size, and the page can be scrolled further by that height. Returns a function that undoes this.
 */
function hideFromView(height: number): () => void {
  const view = window.visualViewport;
  const { style } = document.documentElement;
  if (view === null || view === undefined) return () => undefined;
  Object.defineProperty(view, 'height', {
    get: () => window.innerHeight - height,
    configurable: true,
  });
  style.setProperty('padding-block-end', `${height}px`);
  view.dispatchEvent(new Event('resize'));
  return () => {
    Reflect.deleteProperty(view, 'height');
    style.removeProperty('padding-block-end');
    view.dispatchEvent(new Event('resize'));
  };
}

/** Moves a field above the keyboard. Scrolls to it and moves up a sheet at the bottom of the screen. */
function liftAbove(field: Element | null, height: number): () => void {
  if (!(field instanceof HTMLElement) || field === document.body) return () => undefined;
  field.style.setProperty('scroll-margin-block-end', `${height + AIR}px`);
  field.scrollIntoView?.({ block: 'nearest' });
  field.style.removeProperty('scroll-margin-block-end');
  const sheet = field.closest('dialog');
  const hidden = field.getBoundingClientRect().bottom + AIR - (window.innerHeight - height);
  if (sheet === null || hidden <= 0) return () => undefined;
  return pan(sheet, Math.min(hidden, height));
}

/** Moves the sheet up. On an iPhone the visual viewport moves down over fixed elements, which looks the same. */
function pan(sheet: HTMLElement, by: number): () => void {
  sheet.style.setProperty('translate', `0 ${-by}px`);
  return () => sheet.style.removeProperty('translate');
}

const ROWS = ['ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ', 'ㅁㄴㅇㄹㅎㅗㅓㅏㅣ', '⇧ㅋㅌㅊㅍㅠㅜㅡ⌫'] as const;
const TOUCHES = ['pointerdown', 'mousedown', 'click'] as const;

/**
 * Draws the keyboard, which only takes up space, because QA types on the computer's keyboard. Returns a function that
 * removes it.
 */
function drawKeyboard(device: Device, height: number, onDone: () => void): () => void {
  const { host, root, close } = openSurface('keyboard', device);
  const board = element('div', '', 'keyboard');
  board.style.height = `${height}px`;
  const done = button('완료', onDone, 'done');
  done.setAttribute('aria-label', '키보드 닫기 · Close keyboard');
  board.append(done, ...ROWS.map(rowOf));
  root.append(board);
  // A popover is in the top layer, so it also covers a dialog.
  host.popover = 'manual';
  host.showPopover?.();
  const swallow = (event: Event): void => {
    if (!(event instanceof MouseEvent) || event.clientY < window.innerHeight - height) return;
    if (event.composedPath()[0] === done && event.type === 'click') return;
    // A touch on the keyboard must not reach the page or blur the field. Under a modal dialog the keyboard is inert, so
    // the touch position decides.
    event.preventDefault();
    if (event.composedPath()[0] === done) return;
    event.stopImmediatePropagation();
    if (event.type === 'click' && isOver(done, event)) onDone();
  };
  for (const touch of TOUCHES) window.addEventListener(touch, swallow, { capture: true });
  return () => {
    for (const touch of TOUCHES) window.removeEventListener(touch, swallow, { capture: true });
    close();
  };
}

function rowOf(letters: string): HTMLElement {
  const row = element('div');
  row.setAttribute('aria-hidden', 'true');
  row.append(...[...letters].map((letter) => element('span', letter)));
  return row;
}

function isOver(control: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = control.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
