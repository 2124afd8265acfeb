import { usualReactions } from '@shared/api/reaction';
import { ApiFailure } from '@shared/failure';
import { PopupHost } from '@shared/popup';
import { QueryClientProvider, queryClient } from '@shared/query';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { currentSession, react, tellNoVtgUser, useSession, useUserData } from './index';

const page = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

describe('before boot', () => {
  it('the session is starting and has no user', () => {
    const { result } = renderHook(() => useSession(), { wrapper: page });

    expect(result.current).toMatchObject({ status: 'starting', ready: false, mayAct: false });
    expect(currentSession()).toBe(result.current);
  });

  it('no user data is requested', () => {
    const { result } = renderHook(() => useUserData(), { wrapper: page });

    expect(result.current.fetchStatus).toBe('idle');
  });
});

describe('messages on the page', () => {
  beforeEach(() => void render(<PopupHost />));

  it('tells a user without a vehicle-service account, then goes back [MSG-004]', async () => {
    const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
    window.history.replaceState({ idx: 1 }, '', '/app/subscStatus');
    act(() => void tellNoVtgUser());
    await screen.findByText('연결된 차량 서비스 계정이 없습니다.');
    expect(back).not.toHaveBeenCalled();

    await userEvent.click(screen.getByRole('button', { name: '확인', hidden: true }));

    await waitFor(() => expect(back).toHaveBeenCalledTimes(1));
    back.mockRestore();
  });

  it('goes home instead when there is no page behind [MSG-004]', async () => {
    window.history.replaceState({ idx: 0 }, '', '/app/subscStatus');
    act(() => void tellNoVtgUser());

    await userEvent.click(await screen.findByRole('button', { name: '확인', hidden: true }));

    await waitFor(() => expect(window.location.pathname).toBe('/app/'));
  });

  it('shows an error, then goes home without a page load [ERR-014, ERR-018]', async () => {
    window.history.pushState(null, '', '/app/subscStatus');
    const heard = jest.fn();
    window.addEventListener('popstate', heard);
    let done: Promise<void> = Promise.resolve();
    act(() => {
      const failure = new ApiFailure({ kind: 'unexpected', status: 500, said: '점검 중입니다.' });
      done = react(failure, usualReactions);
    });
    await screen.findByText('점검 중입니다.');
    await userEvent.click(screen.getByRole('button', { name: '확인', hidden: true }));
    await done;

    expect(window.location.pathname).toBe('/app/');
    expect(heard).toHaveBeenCalled();
  });

  it('triggers a haptic warning in the app', async () => {
    const felt: unknown[] = [];
    Reflect.set(window, 'ServiceCareBridge', {
      postMessage: (text: string) => felt.push((JSON.parse(text) as { params: unknown }).params),
    });
    act(() => void react(new ApiFailure({ kind: 'conflict', said: '안 돼요.' }), usualReactions));
    await userEvent.click(await screen.findByRole('button', { name: '확인', hidden: true }));

    expect(felt).toEqual([{ kind: 'warning' }]);
    Reflect.deleteProperty(window, 'ServiceCareBridge');
  });
});
