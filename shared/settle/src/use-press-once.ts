import { useEffect, useRef, useState } from 'react';

export type Press<Args extends readonly unknown[]> = {
  run: (...args: Args) => Promise<void>;
  /** Under way; shown on the button. */
  isBusy: boolean;
};

/**
 * The lock of what cannot be taken back: five presses in a row count as one press, and one press is one
 * request. It holds from the first press on, not from the next drawing of the button. An action that answers `leaving`
 * leaves the page with its browser and stays locked until the page is shown again. Source: A-77.
 */
export function usePressOnce<Args extends readonly unknown[]>(
  // biome-ignore lint/suspicious/noConfusingVoidType: an action that answers nothing stays on the page
  action: (...args: Args) => Promise<void | 'leaving'>,
): Press<Args> {
  const isLocked = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const lock = (locked: boolean) => {
    isLocked.current = locked;
    setBusy(locked);
  };

  useEffect(() => {
    // Back from the page it left for: the browser shows this one as it was, with its button still busy.
    const cameBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isLocked.current = false;
      setBusy(false);
    };
    window.addEventListener('pageshow', cameBack);
    return () => window.removeEventListener('pageshow', cameBack);
  }, []);

  const run = async (...args: Args) => {
    if (isLocked.current) return;
    lock(true);
    let isLeaving = false;
    try {
      isLeaving = (await action(...args)) === 'leaving';
    } finally {
      if (!isLeaving) lock(false);
    }
  };
  return { run, isBusy };
}
