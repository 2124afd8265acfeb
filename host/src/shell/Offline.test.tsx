import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Offline } from './Offline';

const said = '인터넷에 연결되어 있지 않아요. 연결되면 이어서 보여 드려요.';
const network = (isOnline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
};
const tell = (event: 'online' | 'offline') =>
  act(() => void window.dispatchEvent(new Event(event)));
const ask = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

beforeEach(() => {
  network(true);
  window.fetch = ask;
  ask.mockReset();
});

describe('a page without a network', () => {
  it('says so as long as it lasts, and is silent otherwise', () => {
    render(<Offline />);
    expect(screen.queryByText(said)).toBeNull();

    tell('offline');
    expect(screen.getByRole('status')).toHaveTextContent(said);

    tell('online');
    expect(screen.queryByText(said)).toBeNull();
  });

  it('says so at once where it began without one', () => {
    network(false);
    render(<Offline />);

    expect(screen.getByText(said)).toBeVisible();
  });

  it('tells everybody who waits once the server is reached again, and not before', async () => {
    const waits = jest.fn();
    window.addEventListener('online', waits);
    network(false);
    render(<Offline />);

    ask.mockRejectedValueOnce(new TypeError('offline'));
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    await waitFor(() => expect(screen.getByRole('button', { name: '다시 시도' })).toBeEnabled());
    expect(waits).not.toHaveBeenCalled();
    expect(screen.getByText(said)).toBeVisible();

    ask.mockResolvedValueOnce({ ok: false } as Response);
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    await waitFor(() => expect(screen.queryByText(said)).toBeNull());
    expect(waits).toHaveBeenCalledTimes(1);
  });
});
