import { Button } from '@shared/ui/Button';
import { Skeleton } from '@shared/ui/Skeleton';
import { act, render, screen } from '@testing-library/react';
import { Offline } from './Offline';
import { ScreenSkeleton } from './ScreenSkeleton';
import { beginSlowWords } from './slow-words';

const said = '조금 더 걸리고 있어요. 이대로 잠시만 기다려 주세요.';
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** Lets the observer of the page work before the next frame. No timer runs. */
const nextFrame = () => act(async () => undefined);
const words = () => screen.getAllByText(said, { exact: true });

beforeAll(() => {
  jest.useFakeTimers();
  beginSlowWords();
});
afterAll(() => jest.useRealTimers());

describe('pending UI older than 5 s', () => {
  it.each([
    ['for a screen', <Skeleton key="s" height={10} />, null],
    [
      'for a busy button',
      <Button key="b" busy>
        결제하기
      </Button>,
      <Button key="b">결제하기</Button>,
    ],
    [
      'for a part with pending amounts',
      <div key="p" aria-busy="true">
        계산 중
      </div>,
      <div key="p">10,000원</div>,
    ],
  ])('is announced politely %s and cleared in the frame in which it ends', async (...row) => {
    const [, waiting, ended] = row;
    const { rerender, unmount } = render(waiting);
    await pass(4999);
    expect(screen.queryByText(said)).toBeNull();
    await pass(1);
    expect(words()).toHaveLength(1);
    expect(words()[0]).toHaveAttribute('role', 'status');

    rerender(ended);
    await nextFrame();
    expect(screen.queryByText(said)).toBeNull();
    unmount();
  });

  it('is announced once for several elements and for a whole screen, outside what is busy', async () => {
    const { unmount } = render(
      <>
        <Skeleton lines={3} />
        <Skeleton height={4} />
        <ScreenSkeleton />
      </>,
    );
    await pass(6000);
    expect(words()).toHaveLength(1);
    // Chromium announces nothing inside a busy element.
    expect(words()[0]?.closest('[aria-busy]')).toBeNull();

    unmount();
    await nextFrame();
    expect(screen.queryByText(said)).toBeNull();
  });

  it('does not count two short waits as one', async () => {
    for (const key of ['first', 'second']) {
      const { unmount } = render(<Skeleton key={key} height={10} />);
      await pass(4000);
      expect(screen.queryByText(said)).toBeNull();
      unmount();
      await nextFrame();
    }
  });

  it('is ignored behind a popup and announced inside a popup', async () => {
    const { rerender, unmount } = render(
      <>
        <Button busy>해지 신청</Button>
        <dialog open>정말 해지할까요?</dialog>
      </>,
    );
    await pass(20_000);
    expect(screen.queryByText(said)).toBeNull();

    rerender(
      <>
        <Button busy>해지 신청</Button>
        <dialog open>
          <Button busy>확인</Button>
        </dialog>
      </>,
    );
    await pass(6000);
    expect(screen.getByRole('dialog')).toContainElement(words()[0] ?? null);
    unmount();
    await nextFrame();
  });

  it('is announced as offline in a popup, which covers the offline card', async () => {
    const offline = '인터넷에 연결되어 있지 않아요. 연결되면 이어서 보여 드려요.';
    window.fetch = () => Promise.reject(new TypeError('offline'));
    const { unmount } = render(
      <>
        <Offline />
        <dialog open aria-label="추천인 선택">
          <Skeleton height={4} />
        </dialog>
      </>,
    );
    await act(async () => void window.dispatchEvent(new Event('offline')));
    await nextFrame();
    expect(screen.getByRole('dialog')).toHaveTextContent(offline);

    await act(async () => void window.dispatchEvent(new Event('online')));
    await nextFrame();
    expect(screen.getByRole('dialog')).not.toHaveTextContent(offline);
    unmount();
    await nextFrame();
  });
});
