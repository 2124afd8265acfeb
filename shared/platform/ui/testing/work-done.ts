import { act } from '@testing-library/react';

const realTimeout = globalThis.setTimeout;

/**
 * Number of event loop turns. Closing a popup, a request of the test network and rendering the next page need four.
 * More do no harm.
 */
const TURNS = 12;

/**
 * Waits until everything that an action started has finished: promises, responses, due timers and rendering by React.
 * Only then can a test say that nothing happened. Does not advance a fake clock.
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
