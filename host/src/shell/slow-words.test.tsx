import { Button } from '@shared/ui/Button';
import { Skeleton } from '@shared/ui/Skeleton';
import { act, render, screen } from '@testing-library/react';
import { ScreenSkeleton } from './ScreenSkeleton';
import { beginSlowWords } from './slow-words';

const said = '조금 더 걸리고 있어요. 이대로 잠시만 기다려 주세요.';
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const words = () => screen.getAllByText(said, { exact: true });

beforeAll(() => {
  jest.useFakeTimers();
  beginSlowWords();
});
afterAll(() => jest.useRealTimers());

describe('a wait of more than 5 s', () => {
  it.each([
    ['of a screen', <Skeleton key="s" height={10} />],
    [
      'of a pressed button',
      <Button key="b" busy>
        결제하기
      </Button>,
    ],
    [
      'of a part whose amounts are worked out',
      <div key="p" aria-busy="true">
        계산 중
      </div>,
    ],
  ])('%s is said politely, and no more when it is over', (_, waiting) => {
    const { unmount } = render(waiting);
    pass(4500);
    expect(screen.queryByText(said)).toBeNull();
    pass(1500);
    expect(words()).toHaveLength(1);
    expect(words()[0]).toHaveAttribute('role', 'status');

    unmount();
    pass(500);
    expect(screen.queryByText(said)).toBeNull();
  });

  it('is said once, whatever number of things waits, and not for what says it itself', () => {
    const { unmount } = render(
      <>
        <Skeleton lines={3} />
        <Skeleton height={4} />
        <ScreenSkeleton />
      </>,
    );
    pass(6000);
    expect(words()).toHaveLength(2); // ours, and the line of the outline
    unmount();
    pass(500);
  });

  it('is not the same as two short ones', () => {
    for (const key of ['first', 'second']) {
      const { unmount } = render(<Skeleton key={key} height={10} />);
      pass(4000);
      expect(screen.queryByText(said)).toBeNull();
      unmount();
    }
    pass(500);
  });

  it('behind a popup is none: there the page waits for the customer; inside of it it is one', () => {
    const { rerender, unmount } = render(
      <>
        <Button busy>해지 신청</Button>
        <dialog open>정말 해지할까요?</dialog>
      </>,
    );
    pass(20_000);
    expect(screen.queryByText(said)).toBeNull();

    rerender(
      <>
        <Button busy>해지 신청</Button>
        <dialog open>
          <Button busy>확인</Button>
        </dialog>
      </>,
    );
    pass(6000);
    expect(screen.getByRole('dialog')).toContainElement(words()[0] ?? null);
    unmount();
    pass(500);
  });
});
