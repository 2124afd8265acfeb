import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { workDone } from '../testing/work-done';
import { Button } from './Button';
import { Checkbox } from './Checkbox';
import { Money } from './Money';
import { Page } from './Page';
import { Select } from './Select';
import { Steps } from './Steps';
import { TextField } from './TextField';
import { Timeline } from './Timeline';

const heading = () => screen.getByRole('heading', { level: 1 });

describe('busy Button', () => {
  it('keeps its name and cannot be clicked again', async () => {
    const onClick = jest.fn();
    render(
      <Button busy onClick={onClick}>
        결제하기
      </Button>,
    );

    const button = screen.getByRole('button', { name: '결제하기' });
    await userEvent.click(button);

    expect(button).toBeDisabled();
    expect(button).toHaveAttribute('aria-busy', 'true');
    await workDone();
    expect(onClick).not.toHaveBeenCalled();
  });
});

describe('Money', () => {
  it('has thousands separators, and is struck through for the original price [SHELL-019]', () => {
    render(<Money won={1290000} struck />);

    const before = screen.getByText('1,290,000원');
    expect(before.tagName).toBe('S');
    expect(before).toHaveTextContent('정가 1,290,000원');
  });
});

describe('Steps', () => {
  it('names a step in one text, so that a screen reader does not stop inside it', () => {
    render(<Steps count={2} current={1} label="가입 단계" names={['약관', '차량']} />);

    expect(screen.getByText('1단계 약관').childNodes).toHaveLength(1);
  });
});

describe('Page on arrival', () => {
  it('keeps the focus when it is already inside the page', () => {
    const { rerender } = render(<main>{<button type="button">다음</button>}</main>);
    screen.getByRole('button', { name: '다음' }).focus();

    rerender(
      <main>
        <button type="button">다음</button>
        <Page title="이용약관" />
      </main>,
    );

    expect(heading()).not.toHaveFocus();
  });
});

describe('Timeline', () => {
  const stops = [
    { title: '결제를 마쳤어요' },
    { title: '확인하고 있어요', text: '승인되면 알려 드려요.' },
    { title: '멤버십을 이용해요' },
  ];

  it('lists its stops in order and marks the current one', () => {
    render(<Timeline label="가입 진행 순서" stops={stops} done={1} />);

    expect(screen.getByRole('list', { name: '가입 진행 순서' })).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '결제를 마쳤어요',
      '확인하고 있어요승인되면 알려 드려요.',
      '멤버십을 이용해요',
    ]);
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('확인하고 있어요');
  });
});

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
  it.each([undefined, '차량을 선택해 주세요'])(
    'shows no choice when no option has its value, with the placeholder %s',
    (placeholder) => {
      const options = [{ value: 'C3', label: 'C3 2.0 세단' }];
      render(
        <Select label="차량" {...{ value: 'GONE', options, placeholder, onChange: jest.fn() }} />,
      );

      const shown = placeholder ?? '선택해 주세요';
      expect(screen.getByRole('combobox', { name: '차량' })).toHaveDisplayValue(shown);
    },
  );
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
