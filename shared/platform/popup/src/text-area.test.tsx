import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TextField } from '@shared/ui/TextField';
import { act, render, screen } from '@testing-library/react';
import { openPopup, PopupHost } from './index';

const css = readFileSync(join(__dirname, 'popup.module.css'), 'utf8');
/** The rule for text areas, because the test page does not load stylesheets. */
const [rule = ''] = css.match(/\.inside textarea \{[^}]*\}/) ?? [];

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
