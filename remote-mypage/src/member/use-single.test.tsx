import { act, renderHook } from '@testing-library/react';
import { useSingle } from './use-single';

describe('an action that runs once at a time', () => {
  it('is begun once by five presses in a row, before the button was drawn again [REVOKE-017] [TRANS-003]', async () => {
    let finish = () => {};
    const action = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const { result } = renderHook(() => useSingle(action));

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
    const { result } = renderHook(() => useSingle(action));

    await act(() => expect(result.current.run()).rejects.toThrow('no'));
    await act(() => expect(result.current.run()).rejects.toThrow('no'));

    expect(action).toHaveBeenCalledTimes(2);
  });
});
