import { fireEvent, render, screen } from '@testing-library/react';
import { type FormEvent, useState } from 'react';
import { TextField } from './TextField';

/** A form with a text that the owner keeps as it is. */
function SentText({
  onSend,
  isBusy = false,
}: {
  onSend: (text: string) => void;
  isBusy?: boolean;
}) {
  const [text, setText] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend(text);
  };
  return (
    <form onSubmit={send}>
      <TextField label="VIP 코드" value={text} onChange={setText} />
      <button type="submit" disabled={isBusy}>
        적용
      </button>
    </form>
  );
}

describe('Enter during the composition of a syllable', () => {
  const composing = { key: 'Enter', keyCode: 229, isComposing: true };
  const after = { key: 'Enter', keyCode: 229 };
  type Step = (field: HTMLElement) => void;
  const end: Step = (field) => {
    fireEvent.input(field, { target: { value: '할인' }, isComposing: true });
    fireEvent.compositionEnd(field);
  };
  const down =
    (key: object): Step =>
    (field) => {
      if (fireEvent.keyDown(field, key)) fireEvent.submit(field.closest('form') ?? field);
    };
  const up: Step = (field) => void fireEvent.keyUp(field, { key: 'Enter' });

  it.each<[string, readonly Step[]]>([
    ['Chromium', [down(composing), end, up]],
    ['Chromium on Windows', [down({ ...composing, key: 'Process', code: 'Enter' }), end, up]],
    ['Chromium on a Mac', [down(composing), end, down({ key: 'Enter' }), up]],
    ['WebKit', [end, down(after), up]],
    ['WebKit with a second key', [end, down(after), down({ key: 'Enter' }), up]],
  ])('submits the whole text once in the order of %s', (_, steps) => {
    const onSend = jest.fn();
    render(<SentText onSend={onSend} />);
    const field = screen.getByLabelText('VIP 코드');
    fireEvent.compositionStart(field);
    fireEvent.input(field, { target: { value: '할이' }, isComposing: true });

    for (const step of steps) step(field);
    expect(onSend.mock.calls).toEqual([['할인']]);

    for (const step of [down({ key: 'Enter' }), up]) step(field);
    expect(onSend).toHaveBeenCalledTimes(2);
  });

  it('submits nothing by a disabled button, and nothing when the syllable ends by itself', () => {
    const onSend = jest.fn();
    const { rerender } = render(<SentText onSend={onSend} isBusy />);
    const field = screen.getByLabelText('VIP 코드');
    for (const step of [down(composing), end, up]) step(field);
    rerender(<SentText onSend={onSend} />);
    for (const step of [down(composing), up, end]) step(field);

    expect(onSend).not.toHaveBeenCalled();
  });
});

describe('Enter in a field without a form', () => {
  const search = () => {
    render(<TextField label="추천인 이름" value="" onChange={jest.fn()} enterKeyHint="search" />);
    const field = screen.getByLabelText('추천인 이름');
    field.focus();
    return field;
  };

  it('closes the keyboard when the key is pressed, each time [PAY-026]', () => {
    const field = search();
    for (const _ of ['first', 'second']) {
      field.focus();
      fireEvent.keyDown(field, { key: 'Enter' });
      expect(document.body).toHaveFocus();
    }
  });

  it('closes the keyboard only after the syllable has ended [PAY-026]', () => {
    const field = search();
    fireEvent.compositionStart(field);
    fireEvent.input(field, { target: { value: '김' }, isComposing: true });

    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229, isComposing: true });
    expect(field).toHaveFocus();
    fireEvent.compositionEnd(field);
    expect(document.body).toHaveFocus();
  });
});
