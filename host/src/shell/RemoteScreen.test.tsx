import { Page } from '@shared/ui/Page';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aVisitor } from '../../testing/fake-session';
import { openAt } from '../../testing/render-app';
import { RemoteScreen } from './RemoteScreen';

jest.mock('@shared/session', () => jest.requireActual('../../testing/fake-session'));

const Shown = () => <Page title="마이 멤버십 화면" />;
const Broken = () => {
  throw new TypeError('no such thing');
};
const never = () => new Promise<never>(() => undefined);

beforeEach(() => {
  aVisitor();
  window.scrollTo = jest.fn();
});

describe('a screen on its way', () => {
  it('has its outline at once, and is said to be slow after five seconds', () => {
    jest.useFakeTimers();
    render(<RemoteScreen name="Subsc" loadScreen={never} />);
    expect(screen.getByRole('status', { name: '화면을 불러오는 중이에요' })).toBeVisible();

    act(() => jest.advanceTimersByTime(4999));
    expect(
      screen.queryByText('조금 더 걸리고 있어요. 이대로 잠시만 기다려 주세요.'),
    ).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));

    expect(screen.getByText('조금 더 걸리고 있어요. 이대로 잠시만 기다려 주세요.')).toBeVisible();
    jest.useRealTimers();
  });

  it('takes the focus to its heading when it has come', async () => {
    render(<RemoteScreen name="Subsc" loadScreen={async () => Shown} />);

    expect(await screen.findByRole('heading', { name: '마이 멤버십 화면' })).toHaveFocus();
  });
});

describe('a screen that does not come', () => {
  it('leaves a card with its code, and the retry asks with the next attempt', async () => {
    const loadScreen = jest
      .fn()
      .mockRejectedValueOnce(new Error('timed out'))
      .mockResolvedValue(Shown);
    render(<RemoteScreen name="Subsc" loadScreen={loadScreen} />);
    expect(await screen.findByText('오류 코드 Subsc-L')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));

    expect(await screen.findByRole('heading', { name: '마이 멤버십 화면' })).toBeVisible();
    expect(loadScreen.mock.calls).toEqual([
      ['Subsc', 0],
      ['Subsc', 1],
    ]);
  });

  it('leaves header, footer and other pages alive, and is asked for again by coming back', async () => {
    aVisitor({ user: { vtgId: 'V1', email: 'a@b.example' } });
    const loadScreen = jest.fn(async (name: string) => {
      if (name === 'Subsc') throw new Error('timed out');
      return () => <h1>{name}</h1>;
    });
    openAt('/subscStatus?vtg_id=V1', { loadScreen });
    await screen.findByText('오류 코드 Subsc-L');
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();

    await userEvent.click(screen.getByRole('link', { name: '홈으로' }));
    await screen.findByRole('heading', { name: 'SubscGuide' });
    await userEvent.click(screen.getByRole('link', { name: '마이 멤버십' }));

    expect(await screen.findByText('오류 코드 Subsc-L')).toBeVisible();
    expect(loadScreen.mock.calls.filter(([name]) => name === 'Subsc')).toHaveLength(2);
  });
});

describe('a screen that breaks', () => {
  it('is replaced by the same card, and the retry loads and draws it anew', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const loadScreen = jest.fn().mockResolvedValueOnce(Broken).mockResolvedValue(Shown);
    render(<RemoteScreen name="Estimate" loadScreen={loadScreen} />);
    expect(await screen.findByText('오류 코드 Estimate-D')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));

    expect(await screen.findByRole('heading', { name: '마이 멤버십 화면' })).toBeVisible();
  });
});
