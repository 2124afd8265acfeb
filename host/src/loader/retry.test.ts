import { type RetryClock, withRetries } from './retry';

/** A clock that jumps to the next sleeper when nothing else is left to do. */
function testClock(): RetryClock & { slept: number[] } {
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
  it('gives the first answer without another try', async () => {
    const attempt = jest.fn().mockResolvedValue('screens');

    await expect(withRetries(attempt, undefined, testClock())).resolves.toBe('screens');
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it('recovers from another failure after a longer wait', async () => {
    const attempt = jest.fn().mockRejectedValueOnce(new Error('404')).mockResolvedValue('screens');
    const clock = testClock();

    await expect(withRetries(attempt, undefined, clock)).resolves.toBe('screens');
    expect(clock.slept.filter((ms) => ms < 1000)).toEqual([200, 500]);
  });

  it('gives up with the last failure when the waits are used up', async () => {
    const attempt = jest
      .fn()
      .mockRejectedValueOnce(new Error('first'))
      .mockRejectedValue(new Error('second'));

    await expect(withRetries(attempt, [0, 200], testClock())).rejects.toThrow('second');
    expect(attempt).toHaveBeenCalledTimes(2);
  });

  it('is over after 11 seconds, whatever hangs', async () => {
    const clock = testClock();

    await expect(withRetries(() => new Promise(() => undefined), undefined, clock)).rejects.toThrow(
      'timed out',
    );
    expect(clock.now()).toBe(11_000);
  });
});
