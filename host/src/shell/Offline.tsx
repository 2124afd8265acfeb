import { inTime } from '@shared/config/waits';
import { isAway, onCall, setAway } from '@shared/failure/reach';
import { refetchFailed } from '@shared/query';
import { Button } from '@shared/ui/Button';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import css from './Offline.module.css';
import { OFFLINE } from './slow-words';

/**
 * Shows the card above the page, so that the page stays readable and pending requests continue. The card scrolls away
 * with the page. Further down the page it is not in view, but the next page starts at the top, and each failed request
 * has its own message.
 */
export function beginOfflineCard(): void {
  const place = document.createElement('div');
  document.body.prepend(place);
  createRoot(place).render(<Offline />);
}

/** Interval in ms between two probes of the server while the card is shown. */
const LOOK_EVERY_MS = 5000;

/**
 * Shows a card while there is no network. A request decides this and never `navigator.onLine` alone, because webviews
 * say offline with a working network and may miss its return.
 */
export function Offline() {
  const [isOffline, setOffline] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const reached = useEffectEvent(() => {
    setOffline(false);
    if (isOffline) void refetchFailed();
  });
  const look = useEffectEvent(async () => {
    if (!(await isReached())) setOffline(true);
    // Without the card, this event would repeat the call that has just failed, again and again.
    else if (isAway()) window.dispatchEvent(new Event('online'));
  });
  useEffect(() => {
    const lost = () => void look();
    const stop = onCall((isAnswered) => {
      if (isAnswered) reached();
      else if (!navigator.onLine) lost();
    });
    window.addEventListener('offline', lost);
    window.addEventListener('online', reached);
    if (!navigator.onLine) lost();
    return () => {
      stop();
      window.removeEventListener('offline', lost);
      window.removeEventListener('online', reached);
    };
  }, []);
  // In the commit of the card, because the observer of `slow-words.ts` reads it right after.
  useLayoutEffect(() => setAway(isOffline), [isOffline]);
  useEffect(() => {
    if (!isOffline) return undefined;
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isOffline]);

  const again = async () => {
    setBusy(true);
    if (await isReached()) window.dispatchEvent(new Event('online'));
    setBusy(false);
  };

  return (
    <div role="status">
      {isOffline && (
        <div className={css['card']}>
          <p>{OFFLINE}</p>
          <Button variant="secondary" busy={isBusy} onClick={() => void again()}>
            다시 시도
          </Button>
        </div>
      )}
    </div>
  );
}

const isReached = (): Promise<boolean> =>
  inTime('probe', fetch('/app/', { method: 'HEAD', cache: 'no-store' })).then(
    () => true,
    () => false,
  );
