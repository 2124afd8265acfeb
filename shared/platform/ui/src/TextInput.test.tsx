import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateField } from './DateField';
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
/** Keeps every day it receives. */
function Day({ onDay }: { onDay: (day: string) => void }) {
  const [day, setDay] = useState('');
  const take = (typed: string) => {
    onDay(typed);
    setDay(typed);
  };
  return <DateField label="최초등록일" value={day} max="2026-11-20" onChange={take} />;
}

describe('TextInput', () => {
  it.each([
    ['an uppercased VIN', upper, 'WBA5C50', 'a', 3, 'WBAA5C50', 4],
    ['a VIN that drops a hyphen', upper, 'WBA5C50', '-', 3, 'WBA5C50', 3],
    ['a mileage whose commas move', kilometres, '45,210', '9', 1, '495,210', 2],
    ['a mileage that drops a letter', kilometres, '45,210', 'k', 1, '45,210', 1],
    ['a full field, which keeps its last letter', kilometres, '1,234,567', '9', 3, '1,234,567', 3],
  ])('keeps the caret in %s', async (_what, clean, start, typed, caret, shown, after) => {
    render(<Owner start={start} clean={clean} />);

    await type(typed, caret);

    expect(field()).toHaveValue(shown);
    expect(kept()).toBe(shown);
    expect(field().selectionStart).toBe(after);
  });

  it('keeps the digits after a replaced first digit until it loses focus', async () => {
    render(<Owner start="1,000" clean={kilometres} />);

    await type('{Backspace}', 1);
    expect(field()).toHaveValue(',000');
    await userEvent.keyboard('2');

    expect(field()).toHaveValue('2,000');
    expect(kept()).toBe('2,000');

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

describe('DateField', () => {
  it('formats eight digits as year, month and day and reports the complete day', async () => {
    const onDay = jest.fn();
    render(<Day onDay={onDay} />);
    const field = screen.getByRole('textbox', { name: '최초등록일' });
    expect(field).toHaveAttribute('inputmode', 'numeric');

    await userEvent.type(field, '2021030');
    expect(field).toHaveValue('2021-03-0');
    expect(onDay).toHaveBeenLastCalledWith('');
    await userEvent.type(field, '5');

    expect(field).toHaveValue('2021-03-05');
    expect(onDay).toHaveBeenLastCalledWith('2021-03-05');
  });

  it('reports incomplete text when it loses focus', async () => {
    const onDay = jest.fn();
    render(<Day onDay={onDay} />);
    const field = screen.getByRole('textbox', { name: '최초등록일' });

    await userEvent.type(field, '20210');
    await userEvent.tab();

    expect(onDay).toHaveBeenLastCalledWith('2021-0');
    expect(field).toHaveValue('2021-0');
  });

  it("accepts a day from the phone's calendar, which is limited to allowed days", () => {
    const onDay = jest.fn();
    render(<Day onDay={onDay} />);
    const calendar = screen.getByLabelText('달력에서 선택하기');
    expect(calendar).toHaveAttribute('max', '2026-11-20');

    fireEvent.change(calendar, { target: { value: '2021-03-05' } });

    expect(onDay).toHaveBeenCalledWith('2021-03-05');
    expect(screen.getByRole('textbox', { name: '최초등록일' })).toHaveValue('2021-03-05');
    expect(calendar).toHaveValue('2021-03-05');
  });

  it('has its error as description', () => {
    const error = '날짜를 정확히 입력해 주세요.';
    render(<DateField label="최초등록일" value="" onChange={jest.fn()} error={error} />);

    expect(screen.getByLabelText('최초등록일')).toHaveAccessibleDescription(error);
  });
});
