import { workDone } from '@shared/ui/testing/work-done';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Survey } from './Survey';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** Taps with a finger at this time in ms. */
function tap(name: string, at: number): void {
  const button = screen.getByRole('button', { name });
  for (const event of [
    createEvent.pointerDown(button, { pointerType: 'touch' }),
    createEvent.click(button),
  ])
    fireEvent(button, Object.defineProperty(event, 'timeStamp', { value: at }));
}
const question = () => screen.getByRole('heading', { level: 3 });

describe('Survey', () => {
  it('asks five questions and a final agreement, each with the focus, and completes [SURVEY-001, SURVEY-003, SURVEY-007…009]', async () => {
    const onEnd = jest.fn();
    render(<Survey onEnd={onEnd} />);

    expect(question()).toHaveTextContent('렌터카, 영업용 또는 단체 차량인가요?');
    expect(question()).not.toHaveFocus();
    for (const [answer, next] of [
      ['아니요', '아래에 해당하는 차량인가요?'],
      ['아니요', '공식 서비스센터가 아닌 곳에서 사고 수리를 받은 적이 있나요?'],
      ['아니요', '차령이 60개월 초과 96개월 이하인가요?'],
      ['예', '주행거리가 180,000km를 넘었나요?'],
      ['아니요', '사실과 다르게 답하면 보장이 무효가 될 수 있음에 동의하시나요?'],
    ] as const) {
      await press(answer);
      expect(question()).toHaveTextContent(next);
      expect(question()).toHaveFocus();
    }
    await workDone();
    expect(onEnd).not.toHaveBeenCalled();
    await press('동의해요');

    expect(onEnd.mock.calls).toEqual([['completed']]);
  });

  it('answers one question when a finger taps twice, and the next one after 400 ms [SURVEY-001]', () => {
    render(<Survey onEnd={jest.fn()} />);

    tap('아니요', 1000);
    tap('아니요', 1399);
    expect(question()).toHaveTextContent('아래에 해당하는 차량인가요?');

    tap('아니요', 1400);
    expect(question()).toHaveTextContent('공식 서비스센터가 아닌 곳');
  });

  it('lists everything that the second question covers [SURVEY-003, CONST-008, CONST-011]', async () => {
    render(<Survey onEnd={jest.fn()} />);
    await press('아니요');

    expect(screen.getByText('Z 시리즈, M, 전기차')).toBeVisible();
    expect(screen.getByText('개조 차량, 경주용 차량, 시승 차량')).toBeVisible();
    expect(screen.getByText('차량가액 250,000,000원(2억 5,000만 원) 초과 차량')).toBeVisible();
    expect(screen.getByText('적재량 1.4t 초과 차량')).toBeVisible();
  });
});
