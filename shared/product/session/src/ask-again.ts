import { askOnceMore } from './boot';
import type { Core } from './core';
import type { BootSteps } from './steps';

/**
 * Returns the function that asks once more what had no answer at the start. Calls at once share one attempt. During
 * boot it waits for its end, because a phone that wakes up may lose the requests of boot a moment later. Resolves to the
 * account host, see `learnEnvironment`.
 */
export function createAskAgain(core: Core, steps: BootSteps): () => Promise<string | undefined> {
  let asking: Promise<string | undefined> | undefined;
  const ask = async () => {
    await bootOf(core);
    return askOnceMore(core, steps);
  };
  return () => {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };
}

const bootOf = ({ store }: Core): Promise<void> =>
  new Promise((done) => {
    if (store.getState().ready) return done();
    const stop = store.subscribe(({ ready }) => {
      if (!ready) return;
      stop();
      done();
    });
  });
