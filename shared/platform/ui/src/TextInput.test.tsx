import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextInput } from './TextInput';

/** A field whose owner keeps the result of `clean`. */
function Owner({ start = '', clean }: { start?: string; clean: (text: string) => string }) {
  const [text, setText] = useState(start);
  return (
    <>
      <TextInput aria-label="칸" value={text} onChange={(typed) => setText(clean(typed))} />
      <output>{text}</output>
    </>
  );
}

const upper = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
/** Formats at most seven digits with commas and without leading zeros. */
const kilometres = (text: string) => {
  const digits = text.replaceAll(/\D/g, '').replace(/^0+/, '').slice(0, 7);
  return digits === '' ? '' : Number(digits).toLocaleString('en-US');
};
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: '칸' });
const kept = () => screen.getByRole('status').textContent;
const type = (text: string, caret: number) =>
  userEvent.type(field(), text, { initialSelectionStart: caret, initialSelectionEnd: caret });

describe('TextInput', () => {
  it.each([
    ['an uppercased VIN', upper, 'WBA5C50', 'a', 3, 'WBAA5C50', 4],
    ['a VIN that drops a hyphen', upper, 'WBA5C50', '-', 3, 'WBA5C50', 3],
    ['a mileage whose commas move', kilometres, '45,210', '9', 1, '495,210', 2],
    ['a mileage that drops a letter', kilometres, '45,210', 'k', 1, '45,210', 1],
  ])('keeps the caret in %s', async (_what, clean, start, typed, caret, shown, after) => {
    render(<Owner start={start} clean={clean} />);

    await type(typed, caret);

    expect(field()).toHaveValue(shown);
    expect(field().selectionStart).toBe(after);
  });

  it('undoes a letter in the middle of a full field instead of losing the last one', async () => {
    render(<Owner start="1,234,567" clean={kilometres} />);

    await type('9', 3);

    expect(field()).toHaveValue('1,234,567');
    expect(field().selectionStart).toBe(3);
    expect(kept()).toBe('1,234,567');
  });

  it('keeps the digits after a replaced first digit', async () => {
    render(<Owner start="1,000" clean={kilometres} />);

    await type('{Backspace}', 1);
    expect(field()).toHaveValue(',000');
    await userEvent.keyboard('2');

    expect(field()).toHaveValue('2,000');
    expect(kept()).toBe('2,000');
  });

  it("shows the owner's text when it loses focus during a composition", async () => {
    render(<Owner start="1,000" clean={kilometres} />);

    await type('{Backspace}', 1);
    await userEvent.tab();

    expect(field()).toHaveValue('');
  });

  it('reports a syllable in composition without rewriting it', () => {
    const clean = (text: string) => text.replaceAll(/[^가-힣]/g, '');
    render(<Owner clean={clean} />);
    field().focus();

    fireEvent.compositionStart(field());
    for (const value of ['기', '기ㅁ', '김']) {
      fireEvent.input(field(), { target: { value }, isComposing: true });
      expect(field()).toHaveValue(value);
      expect(kept()).toBe(clean(value));
    }
    fireEvent.compositionEnd(field());

    expect(field()).toHaveValue('김');
  });
});
