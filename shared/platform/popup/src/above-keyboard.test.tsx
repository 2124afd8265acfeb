import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TextField } from '@shared/ui/TextField';
import { act, render, screen } from '@testing-library/react';
import { keepAboveKeyboard } from './above-keyboard';
import { openPopup, PopupHost } from './index';

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
const hidden = ({ style }: HTMLElement) =>
  ['--above', '--below'].map((name) => style.getPropertyValue(name));
const css = readFileSync(join(__dirname, 'popup.module.css'), 'utf8');
/** The rule for text areas, because the test page does not load stylesheets. */
const [rule = ''] = css.match(/\.inside textarea \{[^}]*\}/) ?? [];

describe('keepAboveKeyboard', () => {
  afterEach(() => {
    Reflect.deleteProperty(window, 'visualViewport');
    Reflect.deleteProperty(document.documentElement, 'clientHeight');
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

it.each(['dialog', 'sheet', 'full'] as const)(
  'makes text areas 120px high in a %s popup [SHELL-020]',
  (kind) => {
    render(
      <>
        <style>{rule}</style>
        <PopupHost />
      </>,
    );
    let close: (() => void) | undefined;

    act(() => {
      void openPopup(
        (done) => {
          close = () => done(undefined);
          return <TextField multiline label="기타 사유" value="" onChange={jest.fn()} />;
        },
        { label: '해지 사유', kind },
      );
    });

    expect(getComputedStyle(screen.getByLabelText('기타 사유')).height).toBe('120px');
    act(() => close?.());
  },
);
