import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { workDone } from '../testing/work-done';
import { Button } from './Button';
import { FailureCard } from './FailureCard';
import { Money } from './Money';
import { Page } from './Page';
import { Points } from './Points';
import { Segmented } from './Segmented';
import { Steps } from './Steps';
import { TermsList } from './TermsList';
import { Timeline } from './Timeline';

const groups = [
  { id: 'standard', label: '스탠다드' },
  { id: 'premium', label: '프리미엄' },
  { id: 'power', label: '파워트레인', count: 2 },
] as const;
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
  it('shows won with thousands separators [SHELL-019]', () => {
    render(<Money won={1290000} />);

    expect(screen.getByText('1,290,000원')).toBeVisible();
  });

  it('is struck through for the original price', () => {
    render(<Money won={100000} struck />);

    const before = screen.getByText('100,000원');
    expect(before.tagName).toBe('S');
    expect(before).toHaveTextContent('정가 100,000원');
  });
});

describe('Segmented', () => {
  it('has radio buttons with one group name', async () => {
    const onChange = jest.fn();
    render(<Segmented label="멤버십" tabs={groups} current="standard" onChange={onChange} />);

    const choices = within(screen.getByRole('radiogroup', { name: '멤버십' }));
    expect(choices.getByRole('radio', { name: '스탠다드' })).toBeChecked();
    await userEvent.click(choices.getByRole('radio', { name: '프리미엄' }));

    expect(onChange).toHaveBeenCalledWith('premium');
  });
});

describe('TermsList', () => {
  const items = [
    { key: 'service', label: '서비스 이용약관', checked: true, required: true, showinfo: true },
    { key: 'marketing', label: '마케팅 정보', checked: false, required: false, showinfo: false },
  ] as const;

  it('marks required terms and opens the text of those that have one', async () => {
    const onToggle = jest.fn();
    const onOpen = jest.fn();
    render(<TermsList items={items} onToggle={onToggle} onOpen={onOpen} />);

    await userEvent.click(screen.getByRole('checkbox', { name: '[선택] 마케팅 정보' }));
    await userEvent.click(screen.getByRole('button', { name: '서비스 이용약관 전문 보기' }));

    expect(screen.getByRole('checkbox', { name: '[필수] 서비스 이용약관' })).toBeChecked();
    expect(onToggle).toHaveBeenCalledWith('marketing', true);
    expect(onOpen).toHaveBeenCalledWith('service');
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('has a box for all that is checked only when all are', async () => {
    const onToggleAll = jest.fn();
    render(
      <TermsList
        items={items}
        onToggle={jest.fn()}
        allLabel="모두 동의"
        onToggleAll={onToggleAll}
      />,
    );

    const all = screen.getByRole('checkbox', { name: '모두 동의' });
    expect(all).not.toBeChecked();
    await userEvent.click(all);

    expect(onToggleAll).toHaveBeenCalledWith(true);
  });
});

describe('Steps', () => {
  it('marks the current step [SHELL-001]', () => {
    render(
      <Steps count={4} current={2} label="가입 단계" names={['약관', '차량', '결제', '완료']} />,
    );

    const steps = within(screen.getByRole('list', { name: '가입 단계' })).getAllByRole('listitem');
    expect(steps).toHaveLength(4);
    expect(steps[1]).toHaveAttribute('aria-current', 'step');
    expect(steps[1]).toHaveTextContent('2단계 차량');
  });

  it('names a step in one text, so that a screen reader does not stop inside it', () => {
    render(<Steps count={2} current={1} label="가입 단계" names={['약관', '차량']} />);

    expect(screen.getByText('1단계 약관').childNodes).toHaveLength(1);
  });
});

describe('Page', () => {
  it('focuses its heading on arrival and shows its own back button', async () => {
    const back = jest.fn();
    render(<Page title="해지 신청" lead="사유를 선택해 주세요." back={back} />);

    expect(screen.getByRole('heading', { level: 1, name: '해지 신청' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: '이전으로' }));
    expect(back).toHaveBeenCalledTimes(1);
  });
});

describe('FailureCard', () => {
  it('says what to do, shows its code and tries again', async () => {
    const onRetry = jest.fn();
    render(<FailureCard code="7014" onRetry={onRetry} />);

    expect(screen.getByRole('alert')).toHaveTextContent('화면을 불러오지 못했어요');
    expect(screen.getByText('오류 코드 7014')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
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

  it('has no current stop when all are completed', () => {
    render(<Timeline label="가입 진행 순서" stops={stops} done={3} />);

    expect(screen.queryByRole('listitem', { current: 'step' })).not.toBeInTheDocument();
  });
});

it('hides the icons of Points from screen readers', () => {
  render(
    <Points items={[{ icon: 'check', text: '밝은 곳에서 촬영해 주세요.', note: '꼭이요.' }]} />,
  );

  expect(screen.getByRole('listitem')).toHaveTextContent('밝은 곳에서 촬영해 주세요.꼭이요.');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
