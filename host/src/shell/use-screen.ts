import { onReturn } from '@shared/config/on-return';
import type { RouteName } from '@shared/routes/routes';
import { tell } from '@shared/telemetry/tell';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { RemoteDisabled } from '../loader/remote-disabled';
import type { Screens } from './screens';

type ScreenState =
  | { kind: 'loading'; attempt: number }
  | { kind: 'shown'; Screen: ComponentType; attempt: number }
  | { kind: 'failed'; thrown: unknown; attempt: number };

/**
 * Returns the state of a screen: loading, shown, or failed until `retry` loads it again. A screen whose files did not
 * arrive is loaded again when the customer returns to the page.
 */
export function useScreen(
  name: RouteName,
  { loadScreen, loadedScreen, takeFailure, screenShown }: Screens,
) {
  const [state, setState] = useState<ScreenState>(() => {
    const failure = takeFailure?.();
    const Screen = loadedScreen?.(name);
    if (Screen) return { kind: 'shown', Screen, attempt: 0 };
    return failure ? { kind: 'failed', ...failure, attempt: 0 } : { kind: 'loading', attempt: 0 };
  });
  const { attempt } = state;
  const isLoading = state.kind === 'loading';

  useEffect(() => {
    if (!isLoading) return undefined;
    let isWanted = true;
    const take = (next: ScreenState) => {
      if (isWanted) setState(next);
    };
    loadScreen(name, attempt).then(
      (Screen) => take({ kind: 'shown', Screen, attempt }),
      (thrown: unknown) => take({ kind: 'failed', thrown, attempt }),
    );
    return () => {
      isWanted = false;
    };
  }, [name, attempt, isLoading, loadScreen]);

  const { kind } = state;
  useEffect(() => {
    if (kind !== 'shown') return;
    tell({ screen: name });
    screenShown?.(name);
  }, [name, kind, screenShown]);

  const retry = () => setState({ kind: 'loading', attempt: attempt + 1 });
  // No retry of the customer, which could replace the version of the remote.
  const loadLost = useEffectEvent(() => {
    if (state.kind === 'failed' && !(state.thrown instanceof RemoteDisabled))
      setState({ kind: 'loading', attempt: 0 });
  });
  useEffect(() => onReturn(loadLost), []);
  return { state, retry };
}
