import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './Checkbox';
import { RadioGroup } from './RadioGroup';
import { Select } from './Select';
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

describe('Select', () => {
  const options = [
    { value: 'a', label: '스탠다드' },
    { value: 'b', label: '프리미엄', disabled: true },
    { value: 'c', label: '파워트레인' },
  ] as const;

  it('shows its placeholder until a choice, and reports the choice', async () => {
    const onChange = jest.fn();
    render(
      <Select
        label="멤버십"
        value=""
        onChange={onChange}
        options={options}
        placeholder="멤버십 선택"
      />,
    );
    expect(screen.getByLabelText('멤버십')).toHaveDisplayValue('멤버십 선택');

    await userEvent.selectOptions(screen.getByLabelText('멤버십'), '파워트레인');

    expect(onChange).toHaveBeenCalledWith('c');
  });

  it('disables options that cannot be chosen', () => {
    render(<Select label="멤버십" value="a" onChange={jest.fn()} options={options} />);

    expect(screen.getByRole('option', { name: '프리미엄' })).toBeDisabled();
  });
});

describe('RadioGroup', () => {
  it('has one name, one choice and its error as description', async () => {
    const onChange = jest.fn();
    render(
      <RadioGroup
        legend="카드 종류"
        value="personal"
        onChange={onChange}
        options={[
          { value: 'personal', label: '개인카드' },
          { value: 'corporate', label: '법인카드' },
        ]}
        error="선택하신 판매사는 법인카드 결제가 불가합니다."
      />,
    );

    expect(screen.getByRole('group', { name: '카드 종류' })).toHaveAccessibleDescription(
      '선택하신 판매사는 법인카드 결제가 불가합니다.',
    );
    expect(screen.getByRole('radio', { name: '개인카드' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: '법인카드' }));
    expect(onChange).toHaveBeenCalledWith('corporate');
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
