import { keepAboveKeyboard } from './above-keyboard';

/** Simulates a phone of 800 px. The keyboard leaves `height` px, starting at `offsetTop`. */
function phone(height: number, offsetTop = 0) {
  const view = Object.assign(new EventTarget(), { height, offsetTop, scale: 1 });
  Object.defineProperty(window, 'visualViewport', { value: view, configurable: true });
  Object.defineProperty(document.documentElement, 'clientHeight', {
    value: 800,
    configurable: true,
  });
  return view;
}

afterEach(() => {
  Reflect.deleteProperty(window, 'visualViewport');
  Reflect.deleteProperty(document.documentElement, 'clientHeight');
});

const hidden = ({ style }: HTMLElement) =>
  ['--above', '--below'].map((name) => style.getPropertyValue(name));

describe('keepAboveKeyboard', () => {
  it.each([1.25, 2, 4])('keeps the popup in place when the page is zoomed x%d', (scale) => {
    const view = phone(800);
    const dialog = document.createElement('dialog');
    keepAboveKeyboard(dialog);

    Object.assign(view, { height: 800 / scale, offsetTop: 40, scale });
    view.dispatchEvent(new Event('resize'));

    expect(hidden(dialog)).toEqual(['', '']);
  });

  it('keeps the popup between the hidden parts above and below until the keyboard closes [SHELL-013]', () => {
    const view = phone(800);
    const dialog = document.createElement('dialog');
    const leave = keepAboveKeyboard(dialog);
    expect(hidden(dialog)).toEqual(['', '']);

    Object.assign(view, { height: 500, offsetTop: 60 });
    view.dispatchEvent(new Event('resize'));
    expect(hidden(dialog)).toEqual(['60px', '240px']);

    Object.assign(view, { height: 800, offsetTop: 0 });
    view.dispatchEvent(new Event('resize'));
    expect(hidden(dialog)).toEqual(['', '']);

    leave();
    Object.assign(view, { height: 500 });
    view.dispatchEvent(new Event('resize'));
    expect(hidden(dialog)).toEqual(['', '']);
  });

  it('opens the popup above the keyboard of the field that opened it [SHELL-013]', () => {
    phone(500);
    document.body.appendChild(document.createElement('input')).focus();
    const dialog = document.createElement('dialog');
    keepAboveKeyboard(dialog);
    expect(hidden(dialog)).toEqual(['0px', '300px']);
  });
});
