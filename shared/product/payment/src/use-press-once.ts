import { waits } from '@shared/config/waits';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

export type Press<Args extends readonly unknown[]> = {
  run: (...args: Args) => Promise<void>;
  /** The action is running. The button shows it. */
  isBusy: boolean;
};

// biome-ignore lint/suspicious/noConfusingVoidType: an action that answers nothing stays on the page
export type Pressed = void | 'leaving';

type Options = {
  /** Asks the server for the outcome when the customer returns. The button stays busy until then. */
  onReturn?: () => Promise<unknown>;
};

/**
 * Runs an action once at a time. Five presses in a row send one request, even before the button renders again.
 * An action that returns `leaving` stays locked until the customer returns: the page is shown again, or it never left
 * within `waits.leaving`. Source: A-77.
 */
export function usePressOnce<Args extends readonly unknown[]>(
  action: (...args: Args) => Promise<Pressed>,
  { onReturn }: Options = {},
): Press<Args> {
  const isLocked = useRef(false);
  const isLeaving = useRef(false);
  const limit = useRef<ReturnType<typeof setTimeout>>(undefined);
  const returned = useRef<() => void>(undefined);
  const [isBusy, setBusy] = useState(false);
  const lock = (locked: boolean) => {
    isLocked.current = locked;
    setBusy(locked);
  };

  const cameBack = useEffectEvent(async () => {
    isLeaving.current = false;
    clearTimeout(limit.current);
    try {
      await onReturn?.();
    } finally {
      lock(false);
    }
  });
  useEffect(() => {
    // After the back-forward cache, no action of the former visit is running.
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted && isLocked.current) void cameBack();
    };
    // The customer returned from an app that opened over the page.
    const visible = () => {
      if (document.visibilityState === 'visible' && isLeaving.current) void cameBack();
    };
    returned.current = () => void cameBack();
    window.addEventListener('pageshow', shown);
    document.addEventListener('visibilitychange', visible);
    return () => {
      clearTimeout(limit.current);
      window.removeEventListener('pageshow', shown);
      document.removeEventListener('visibilitychange', visible);
    };
  }, []);

  const run = async (...args: Args) => {
    if (isLocked.current) return;
    lock(true);
    let leaves = false;
    try {
      leaves = (await action(...args)) === 'leaving';
    } finally {
      if (!leaves) lock(false);
    }
    // The customer may have returned already.
    if (!leaves || !isLocked.current) return;
    isLeaving.current = true;
    limit.current = setTimeout(() => returned.current?.(), waits.leaving);
  };
  return { run, isBusy };
}
