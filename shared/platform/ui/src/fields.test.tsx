import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './Checkbox';
import { TextField } from './TextField';

describe('TextField', () => {
  it('is found by its label and has its error and hint as description', () => {
    render(
      <TextField
        label="차량 번호"
        value=""
        onChange={jest.fn()}
        hint="예: 12가3456"
        error="차량 번호를 입력해 주세요."
      />,
    );

    const field = screen.getByLabelText('차량 번호');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('차량 번호를 입력해 주세요. 예: 12가3456');
  });

  it('has no error description while there is no error', () => {
    render(<TextField label="차량 번호" value="" onChange={jest.fn()} error="" />);

    expect(screen.getByLabelText('차량 번호')).toBeValid();
    expect(screen.getByLabelText('차량 번호')).not.toHaveAttribute('aria-describedby');
  });

  it('can have several lines', () => {
    render(<TextField multiline label="사유" value="글" onChange={jest.fn()} maxLength={500} />);

    const box = screen.getByRole('textbox', { name: '사유' });
    expect(box.tagName).toBe('TEXTAREA');
    expect(box).toHaveAttribute('maxlength', '500');
  });
});

describe('Checkbox', () => {
  it('is toggled by its text but not by the content at its end', async () => {
    const onChange = jest.fn();
    const onOpen = jest.fn();
    render(
      <Checkbox
        label="서비스 이용약관 동의"
        checked={false}
        onChange={onChange}
        trailing={
          <button type="button" onClick={onOpen}>
            보기
          </button>
        }
      />,
    );

    await userEvent.click(screen.getByText('서비스 이용약관 동의'));
    await userEvent.click(screen.getByRole('button', { name: '보기' }));

    expect(onChange.mock.calls).toEqual([[true]]);
    expect(onOpen).toHaveBeenCalledTimes(1);
  });
});
