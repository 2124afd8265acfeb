import { setImmediate } from 'node:timers/promises';
import { act } from '@testing-library/react';

const realTimeout = globalThis.setTimeout;

/**
 * Number of times that the page is rendered. Closing a popup, a request of the test network and rendering the next page
 * need four. More do no harm.
 */
const RENDERS = 12;

/**
 * Number of event loop turns before each of them, because the database in tests takes several for each step. A timer
 * alone leaves time for many turns on an idle machine, and for one on a busy machine.
 */
const TURNS = 20;

/**
 * Waits until everything that an action started has finished: promises, responses, due timers and rendering by React.
 * Only then can a test say that nothing happened. Does not advance a fake clock.
 */
export async function workDone(): Promise<void> {
  const isFake = globalThis.setTimeout !== realTimeout;
  for (let render = 0; render < RENDERS; render += 1) {
    await act(async () => {
      if (isFake) await jest.advanceTimersByTimeAsync(0);
      else await new Promise((resolve) => realTimeout(resolve));
      for (let turn = 0; turn < TURNS; turn += 1) await setImmediate();
    });
  }
}
