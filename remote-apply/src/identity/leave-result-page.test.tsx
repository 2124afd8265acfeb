import { NOON } from '@shared/domain/testing/noon';
import { address } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { screen, waitFor } from '@testing-library/react';
import { leaveResultPage } from './IdentityResult';
import { hasIdentityFailure } from './identity-news';
import { niceSuccess } from './niceSuccess';
import { keepReturnAddress } from './return-address';

const posts: unknown[] = [];
const Channel = jest.fn((name: string) => ({
  postMessage: (message: unknown) => posts.push([name, message]),
  close: () => undefined,
}));

const failure = () => localStorage.getItem('identity-failed');

/** Returns the window of a result page with this opener. */
const windowWith = (opener: unknown) => ({ opener, close: jest.fn() }) as unknown as Window;

const show = () => renderPage('niceSuccess', niceSuccess);

beforeEach(() => {
  posts.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(globalThis, { BroadcastChannel: Channel });
  window.close = jest.fn();
});

describe('result pages of the identity service', () => {
  it('reload the page that opened them and close [IDENT-004]', () => {
    const reload = jest.fn();
    const page = windowWith({ location: { reload } });

    expect(leaveResultPage('success', page)).toEqual({ do: 'close' });

    expect(reload).toHaveBeenCalledTimes(1);
    expect(page.close).toHaveBeenCalledTimes(1);
    expect(failure()).toBeNull();
  });

  it('save a failure for the reloaded page, for ten minutes [IDENT-004] [IDENT-005]', () => {
    jest.useFakeTimers();
    const reload = jest.fn(() => expect(hasIdentityFailure()).toBe(true));

    leaveResultPage('failure', windowWith({ location: { reload } }));

    expect(reload).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(599_999);
    expect(hasIdentityFailure()).toBe(true);
    jest.advanceTimersByTime(1);
    expect(hasIdentityFailure()).toBe(false);
    jest.useRealTimers();
  });

  it('clear a saved failure on success, and notify by a channel without the result [IDENT-004] [IDENT-005]', () => {
    localStorage.setItem('identity-failed', String(NOON));

    leaveResultPage('success', windowWith(null));

    expect(failure()).toBeNull();
    expect(posts).toEqual([['identity', 'ended']]);
  });

  it('return to the link when the check ran in the same window, even after a kill [IDENT-003] [IDENT-004]', async () => {
    keepReturnAddress('/subscSolicitation/h4sh');
    sessionStorage.clear();

    show();

    await waitFor(() => expect(address()).toHaveTextContent('/subscSolicitation/h4sh'));
    expect(localStorage.getItem('identity-return')).toBeNull();
  });

  it('ignore a return address of half an hour ago [IDENT-004]', () => {
    jest.useFakeTimers();
    keepReturnAddress('/subscSolicitation/h4sh');
    jest.advanceTimersByTime(30 * 60_000);

    expect(leaveResultPage('success', windowWith(null))).toEqual({ do: 'close' });
    jest.useRealTimers();
  });

  it.each(['//evil.test/', 'https://evil.test/', '/subscSolicitation/../subscRevoke', '/'])(
    'ignore the return address %s and ask to close a window that stays open [IDENT-004]',
    async (path) => {
      keepReturnAddress(path);

      show();

      expect(await screen.findByText('본인인증을 마쳤어요')).toBeVisible();
      expect(screen.getByText('이 창을 닫고 원래 화면에서 계속 진행해 주세요.')).toBeVisible();
    },
  );
});
