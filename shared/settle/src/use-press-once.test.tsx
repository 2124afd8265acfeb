import { act, renderHook } from '@testing-library/react';
import { usePressOnce } from './use-press-once';

describe('an action that runs once at a time', () => {
  it('is begun once by five presses in a row, before the button was drawn again [REVOKE-017] [TRANS-003]', async () => {
    let finish = () => {};
    const action = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const { result } = renderHook(() => usePressOnce(action));

    act(() => {
      for (let press = 0; press < 5; press += 1) void result.current.run();
    });
    expect(action).toHaveBeenCalledTimes(1);
    expect(result.current.isBusy).toBe(true);

    await act(async () => finish());
    expect(result.current.isBusy).toBe(false);
  });

  it('can be begun again when it is over, also when it failed [REVOKE-017]', async () => {
    const action = jest.fn(() => Promise.reject(new Error('no')));
    const { result } = renderHook(() => usePressOnce(action));

    await act(() => expect(result.current.run()).rejects.toThrow('no'));
    await act(() => expect(result.current.run()).rejects.toThrow('no'));

    expect(action).toHaveBeenCalledTimes(2);
  });

  it('stays locked while the browser leaves, and is free when the page is shown again [PAY-010]', async () => {
    const action = jest.fn(() => Promise.resolve('leaving' as const));
    const { result } = renderHook(() => usePressOnce(action));

    await act(() => result.current.run());
    await act(() => result.current.run());
    expect(action).toHaveBeenCalledTimes(1);
    expect(result.current.isBusy).toBe(true);

    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    expect(result.current.isBusy).toBe(false);
  });
});
