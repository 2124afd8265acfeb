import { act } from '@testing-library/react';

const realTimeout = globalThis.setTimeout;

/** A popup that closes, a call of a test's network and the page after it take four; more do no harm. */
const TURNS = 12;

/**
 * Lets everything finish that a press began: promises, answers, timers that are due, what React draws of it. Only then can
 * a test say that nothing happened. A fake clock stands still.
 */
export async function workDone(): Promise<void> {
  const isFake = globalThis.setTimeout !== realTimeout;
  for (let turn = 0; turn < TURNS; turn += 1) {
    await act(async () => {
      if (isFake) await jest.advanceTimersByTimeAsync(0);
      else await new Promise((resolve) => realTimeout(resolve));
    });
  }
}
