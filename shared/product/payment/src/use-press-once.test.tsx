import { waits } from '@shared/config/waits';
import { act, renderHook } from '@testing-library/react';
import { usePressOnce } from './use-press-once';

describe('usePressOnce', () => {
  it('runs once for five presses before the button renders again [REVOKE-017] [TRANS-003]', async () => {
    let finish = () => {};
    const action = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const { result } = renderHook(() => usePressOnce(action));

    act(() => {
      for (let press = 0; press < 5; press += 1) void result.current.run();
    });
    expect(action).toHaveBeenCalledTimes(1);
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(result.current.isBusy).toBe(true);

    await act(async () => finish());
    expect(result.current.isBusy).toBe(false);
  });

  it('runs again when the action is over, even if it failed [REVOKE-017]', async () => {
    const action = jest.fn(() => Promise.reject(new Error('no')));
    const { result } = renderHook(() => usePressOnce(action));

    await act(() => expect(result.current.run()).rejects.toThrow('no'));
    await act(() => expect(result.current.run()).rejects.toThrow('no'));

    expect(action).toHaveBeenCalledTimes(2);
  });

  it('stays locked while the browser leaves, and unlocks when the page is shown again [PAY-010]', async () => {
    const action = jest.fn(() => Promise.resolve('leaving' as const));
    const { result } = renderHook(() => usePressOnce(action));

    await act(() => result.current.run());
    await act(() => result.current.run());
    expect(action).toHaveBeenCalledTimes(1);
    expect(result.current.isBusy).toBe(true);

    await act(async () => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    expect(result.current.isBusy).toBe(false);
  });

  it('asks the server before it unlocks when the customer returns from the card app [PAY-010, A-87]', async () => {
    let answer = () => {};
    const onReturn = jest.fn(() => new Promise<void>((resolve) => (answer = resolve)));
    const { result } = renderHook(() => usePressOnce(async () => 'leaving', { onReturn }));
    await act(() => result.current.run());

    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(onReturn).toHaveBeenCalledTimes(1);
    expect(result.current.isBusy).toBe(true);

    await act(async () => answer());
    expect(result.current.isBusy).toBe(false);
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(onReturn).toHaveBeenCalledTimes(1);
  });

  it('asks the server and unlocks when the page never left [PAY-010]', async () => {
    jest.useFakeTimers();
    const onReturn = jest.fn(async () => undefined);
    const { result } = renderHook(() => usePressOnce(async () => 'leaving', { onReturn }));
    await act(() => result.current.run());
    expect(result.current.isBusy).toBe(true);

    await act(() => jest.advanceTimersByTimeAsync(waits.leaving));

    expect(onReturn).toHaveBeenCalledTimes(1);
    expect(result.current.isBusy).toBe(false);
    jest.useRealTimers();
  });
});
