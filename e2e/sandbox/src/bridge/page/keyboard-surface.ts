import { button, type Device, element, openSurface } from './surface';

const ROWS = ['ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ', 'ㅁㄴㅇㄹㅎㅗㅓㅏㅣ', '⇧ㅋㅌㅊㅍㅠㅜㅡ⌫'] as const;
const TOUCHES = ['pointerdown', 'mousedown', 'click'] as const;

/** Draws the keyboard, which only takes up its place: one types on the computer's own. Answers how it is put away. */
export function drawKeyboard(device: Device, height: number, onDone: () => void): () => void {
  const { host, root, close } = openSurface('keyboard', device);
  const board = element('div', '', 'keyboard');
  board.style.height = `${height}px`;
  const done = button('완료', onDone, 'done');
  done.setAttribute('aria-label', '키보드 닫기 · Close keyboard');
  board.append(done, ...ROWS.map(rowOf));
  root.append(board);
  // Over a dialog, too, which is in the browser's top layer.
  host.popover = 'manual';
  host.showPopover?.();
  const swallow = (event: Event): void => {
    if (!(event instanceof MouseEvent) || event.clientY < window.innerHeight - height) return;
    if (event.composedPath()[0] === done && event.type === 'click') return;
    // A touch of the keyboard reaches no page and takes no field its focus; under a dialog it is inert and finds none.
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
