import { keepAboveKeyboard } from './above-keyboard';

/** A phone of 800 px whose keyboard leaves `height` of them, `offsetTop` down. */
function phone(height: number, offsetTop = 0) {
  const view = Object.assign(new EventTarget(), { height, offsetTop });
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

describe('a popup with a keyboard', () => {
  it('learns what the keyboard hides as it comes, and forgets it as it goes [SHELL-013]', () => {
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

  it('opened while the keyboard is up stands above it at once [SHELL-013]', () => {
    phone(500);
    const dialog = document.createElement('dialog');
    keepAboveKeyboard(dialog);
    expect(hidden(dialog)).toEqual(['0px', '300px']);
  });
});
