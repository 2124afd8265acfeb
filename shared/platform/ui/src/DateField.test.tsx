import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateField } from './DateField';

/** Keeps every day it receives. */
function Day({ start = '', onDay }: { start?: string; onDay?: (day: string) => void }) {
  const [day, setDay] = useState(start);
  const take = (typed: string) => {
    onDay?.(typed);
    setDay(typed);
  };
  return <DateField label="최초등록일" value={day} max="2026-11-20" onChange={take} />;
}

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

  it('can be corrected in the middle and keeps the caret there', async () => {
    render(<Day start="2021-03-05" />);
    const field: HTMLInputElement = screen.getByRole('textbox', { name: '최초등록일' });

    await userEvent.type(field, '{Backspace}1', { initialSelectionStart: 7 });

    expect(field).toHaveValue('2021-01-05');
    expect(field.selectionStart).toBe(7);
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

  it('has its error as description and can be disabled as a whole', () => {
    const field = { label: '최초등록일', value: '', onChange: jest.fn() };
    const { rerender } = render(<DateField {...field} error="날짜를 정확히 입력해 주세요." />);
    expect(screen.getByLabelText('최초등록일')).toHaveAccessibleDescription(
      '날짜를 정확히 입력해 주세요.',
    );

    rerender(<DateField {...field} disabled />);

    expect(screen.getByLabelText('최초등록일')).toBeDisabled();
    expect(screen.getByLabelText('달력에서 선택하기')).toBeDisabled();
  });
});
