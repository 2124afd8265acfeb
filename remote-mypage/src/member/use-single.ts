import { useRef, useState } from 'react';

export type Single<Args extends readonly unknown[]> = {
  run: (...args: Args) => Promise<void>;
  /** Under way; shown on the button. */
  isBusy: boolean;
};

/**
 * An action that runs once at a time: whoever presses five times in a row has pressed once. The lock holds from the
 * first press on, not from the next drawing of the button.
 */
export function useSingle<Args extends readonly unknown[]>(
  action: (...args: Args) => Promise<void>,
): Single<Args> {
  const locked = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const run = async (...args: Args) => {
    if (locked.current) return;
    locked.current = true;
    setBusy(true);
    try {
      await action(...args);
    } finally {
      locked.current = false;
      setBusy(false);
    }
  };
  return { run, isBusy };
}
