import { button, type Device, element, openSurface } from './surface';

const ROWS = ['ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ', 'ㅁㄴㅇㄹㅎㅗㅓㅏㅣ', '⇧ㅋㅌㅊㅍㅠㅜㅡ⌫'] as const;
const TOUCHES = ['pointerdown', 'mousedown', 'click'] as const;

/**
 * Draws the keyboard, which only takes up space, because QA types on the computer's keyboard. Returns a function that
 * removes it.
 */
export function drawKeyboard(device: Device, height: number, onDone: () => void): () => void {
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
