import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TextField } from '@shared/ui/TextField';
import { leavePhone, phoneView } from '@shared/ui/testing/phone-view';
import { act, render, screen } from '@testing-library/react';
import { closePopups } from '../testing/close-popups';
import { keepAboveKeyboard } from './above-keyboard';
import { openPopup, PopupHost } from './index';

const hidden = ({ style }: HTMLElement) =>
  ['--above', '--below'].map((name) => style.getPropertyValue(name));
const css = readFileSync(join(__dirname, 'popup.module.css'), 'utf8');
/** The rule for text areas, because the test page does not load stylesheets. */
const [rule = ''] = css.match(/\.inside textarea \{[^}]*\}/) ?? [];

describe('keepAboveKeyboard', () => {
  afterEach(leavePhone);

  it('keeps the popup between the hidden parts above and below until the keyboard closes [SHELL-013]', () => {
    const { resize } = phoneView();
    const dialog = document.createElement('dialog');
    const leave = keepAboveKeyboard(dialog);
    expect(hidden(dialog)).toEqual(['', '']);

    resize({ height: 500, offsetTop: 60 });
    expect(hidden(dialog)).toEqual(['60px', '240px']);

    resize({ height: 800, offsetTop: 0 });
    expect(hidden(dialog)).toEqual(['', '']);

    leave();
    resize({ height: 500 });
    expect(hidden(dialog)).toEqual(['', '']);
  });

  it('opens the popup above the keyboard of the field that opened it [SHELL-013]', () => {
    phoneView({ height: 500, offsetTop: 0 });
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
    act(() => {
      void openPopup(
        () => <TextField multiline label="기타 사유" value="" onChange={jest.fn()} />,
        {
          label: '해지 사유',
          kind,
        },
      );
    });

    expect(getComputedStyle(screen.getByLabelText('기타 사유')).height).toBe('120px');
    act(closePopups);
  },
);
