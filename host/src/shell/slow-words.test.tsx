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

describe('pending UI older than 5 s', () => {
  it.each([
    ['for a screen', <Skeleton key="s" height={10} />],
    [
      'for a busy button',
      <Button key="b" busy>
        결제하기
      </Button>,
    ],
    [
      'for a part with pending amounts',
      <div key="p" aria-busy="true">
        계산 중
      </div>,
    ],
  ])('is announced politely %s and cleared when it ends', (_, waiting) => {
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

  it('is announced once for several elements, and not for those with their own message', () => {
    const { unmount } = render(
      <>
        <Skeleton lines={3} />
        <Skeleton height={4} />
        <ScreenSkeleton />
      </>,
    );
    pass(6000);
    expect(words()).toHaveLength(2); // ours, and the line of the skeleton
    unmount();
    pass(500);
  });

  it('does not count two short waits as one', () => {
    for (const key of ['first', 'second']) {
      const { unmount } = render(<Skeleton key={key} height={10} />);
      pass(4000);
      expect(screen.queryByText(said)).toBeNull();
      unmount();
    }
    pass(500);
  });

  it('is ignored behind a popup and announced inside a popup', () => {
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
