import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { noteCall } from '@shared/failure/reach';
import { QueryClientProvider, queryClient, useQuery } from '@shared/query';
import { workDone } from '@shared/ui/testing/work-done';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Offline } from './Offline';

const said = '인터넷에 연결되어 있지 않아요. 연결되면 이어서 보여 드려요.';
const network = (isOnline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
};
const tell = (event: 'online' | 'offline') =>
  act(async () => void window.dispatchEvent(new Event(event)));
const ask = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const isDown = () => ask.mockRejectedValue(new TypeError('offline'));
const isUp = () => ask.mockResolvedValue({ ok: false } as Response);

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

beforeEach(() => {
  network(true);
  window.fetch = ask;
  ask.mockReset();
  isDown();
});

describe('Offline', () => {
  it('shows the card while there is no network', async () => {
    render(<Offline />);
    expect(screen.queryByText(said)).toBeNull();

    await tell('offline');
    expect(screen.getByRole('status')).toHaveTextContent(said);

    await tell('online');
    expect(screen.queryByText(said)).toBeNull();
  });

  it('hides the card and loads failed parts again when a request succeeds', async () => {
    const load = jest.fn(() => Promise.reject(new Error('offline')));
    const failing = { queryKey: ['failed'], queryFn: load, retry: false };
    const { unmount } = renderHook(() => useQuery(failing), { wrapper });
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    network(false);
    render(<Offline />);
    await screen.findByText(said);

    await act(async () => noteCall(true));

    expect(screen.queryByText(said)).toBeNull();
    expect(load).toHaveBeenCalledTimes(2);
    unmount();
  });

  it('shows the card when a request fails while the browser says offline', async () => {
    render(<Offline />);
    await act(async () => noteCall(false));
    expect(screen.queryByText(said)).toBeNull();
    network(false);

    await act(async () => noteCall(false));

    expect(screen.getByText(said)).toBeVisible();
  });

  it('dispatches no online event when a call fails although the server can be reached', async () => {
    const returns = jest.fn();
    window.addEventListener('online', returns);
    network(false);
    isUp();
    render(<Offline />);

    await act(async () => noteCall(false));
    await workDone();

    expect(ask).toHaveBeenCalledTimes(2);
    expect(returns).not.toHaveBeenCalled();
    window.removeEventListener('online', returns);
  });

  it('probes the server itself and hides the card when it answers', async () => {
    jest.useFakeTimers();
    render(<Offline />);
    await tell('offline');
    isUp();

    await act(() => jest.advanceTimersByTimeAsync(5000));

    expect(screen.queryByText(said)).toBeNull();
    jest.useRealTimers();
  });

  it('dispatches online only after a click reached the server', async () => {
    const waits = jest.fn();
    window.addEventListener('online', waits);
    network(false);
    render(<Offline />);
    await screen.findByText(said);

    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    await waitFor(() => expect(screen.getByRole('button', { name: '다시 시도' })).toBeEnabled());
    expect(waits).not.toHaveBeenCalled();
    expect(screen.getByText(said)).toBeVisible();

    isUp();
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    await waitFor(() => expect(screen.queryByText(said)).toBeNull());
    expect(waits).toHaveBeenCalledTimes(1);
    window.removeEventListener('online', waits);
  });

  it('covers neither header nor back arrow when the page is scrolled', () => {
    const css = readFileSync(join(__dirname, 'Offline.module.css'), 'utf8');

    expect(css).not.toMatch(/position:|z-index:/);
    expect(css).toContain('body:has([data-steps] ~ * [data-back]) .card {');
  });
});
