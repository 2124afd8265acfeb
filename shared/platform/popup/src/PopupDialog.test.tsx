import { act, fireEvent, render, screen } from '@testing-library/react';
import { alert, PopupHost } from './index';

/** The browser's top layer, with the topmost dialog last. */
let layer: HTMLDialogElement[] = [];

/** Simulates the browser's modal dialogs, because jsdom has none. */
function stubDialogs(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
      layer.push(this);
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      layer = layer.filter((one) => one !== this);
    },
  });
}

beforeEach(() => {
  layer = [];
  stubDialogs();
  render(<PopupHost />);
  act(() => {
    for (const [title, message] of [
      ['하나', '1'],
      ['둘', '2'],
      ['셋', '3'],
    ] as const)
      void alert(message, { title });
  });
});

const names = () => layer.map((one) => one.getAttribute('aria-label'));
const popup = (name: string) =>
  screen.getByRole<HTMLDialogElement>('dialog', { name, hidden: true });

/** The browser closes these dialogs and reports it, all at once or one after the other. */
function closeBy(signal: 'at once' | 'in turn', ...closed: readonly string[]): void {
  const dialogs = closed.map(popup);
  if (signal === 'at once') for (const one of dialogs) one.close();
  for (const one of dialogs) {
    if (signal === 'in turn') one.close();
    one.dispatchEvent(new Event('close'));
  }
}

describe('PopupHost', () => {
  it.each([
    ['at once', ['셋', '둘']],
    ['at once', ['셋', '둘', '하나']],
    ['at once', ['하나', '셋']],
    ['in turn', ['셋', '둘']],
    ['in turn', ['둘']],
  ] as const)(
    'keeps the order of popups that the browser closes %s: %j [SHELL-014]',
    (signal, closed) => {
      closeBy(signal, ...closed);

      expect(names()).toEqual(['하나', '둘', '셋']);
      for (const button of screen.getAllByRole('button', { name: '확인', hidden: true }))
        fireEvent.click(button);
    },
  );
});
