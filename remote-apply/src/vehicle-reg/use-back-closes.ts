import { useEffect, useEffectEvent } from 'react';

const hasEntry = (): boolean => history.state?.isPanel === true;

/**
 * Returns the function that closes a panel of the page, and makes Back of the device do the same. An open panel has its
 * own history entry with the address and the router state of its page. Source: APPLY-016, A-03.
 */
export function useBackCloses(isOpen: boolean, close: () => void): () => void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    if (!hasEntry()) history.pushState({ ...history.state, isPanel: true }, '');
    const { idx } = history.state;
    // Runs before the router, for which both entries are the same.
    const back = (event: PopStateEvent) => {
      if (hasEntry() || history.state?.idx !== idx) return;
      event.stopImmediatePropagation();
      onBack();
    };
    window.addEventListener('popstate', back, { capture: true });
    return () => window.removeEventListener('popstate', back, { capture: true });
  }, [isOpen]);
  return () => {
    close();
    if (hasEntry()) history.back();
  };
}
