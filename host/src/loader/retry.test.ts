import { type Clock, withRetries } from './retry';

/** A clock that jumps to the next sleeper when nothing else is left to do. */
function testClock(): Clock & { slept: number[] } {
  let time = 0;
  const slept: number[] = [];
  const sleepers: { at: number; wake: () => void }[] = [];
  const jump = () => {
    const next = sleepers.sort((a, b) => a.at - b.at).shift();
    if (!next) return;
    time = Math.max(time, next.at);
    next.wake();
  };
  return {
    slept,
    now: () => time,
    sleep: (ms) =>
      new Promise((wake) => {
        slept.push(ms);
        sleepers.push({ at: time + ms, wake });
        setImmediate(jump);
      }),
  };
}

describe('loading a remote again', () => {
  it('gives the first answer without a second attempt', async () => {
    const attempt = jest.fn().mockResolvedValue('screens');

    await expect(withRetries(attempt, testClock())).resolves.toBe('screens');
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it('recovers from two failures', async () => {
    const attempt = jest
      .fn()
      .mockRejectedValueOnce(new Error('404'))
      .mockRejectedValueOnce(new Error('html'))
      .mockResolvedValue('screens');

    await expect(withRetries(attempt, testClock())).resolves.toBe('screens');
    expect(attempt).toHaveBeenCalledTimes(3);
  });

  it('gives up with the last failure after three attempts', async () => {
    const attempt = jest
      .fn()
      .mockRejectedValueOnce(new Error('first'))
      .mockRejectedValueOnce(new Error('second'))
      .mockRejectedValue(new Error('third'));

    await expect(withRetries(attempt, testClock())).rejects.toThrow('third');
    expect(attempt).toHaveBeenCalledTimes(3);
  });

  it('waits 9 seconds for one attempt and 20 for all of them', async () => {
    const clock = testClock();

    await expect(withRetries(() => new Promise(() => undefined), clock)).rejects.toThrow(
      'timed out',
    );
    expect(clock.slept.filter((ms) => ms >= 1000)).toEqual([9000, 9000, 1300]);
    expect(clock.now()).toBe(20_000);
  });
});
