import { Button } from '@shared/ui/Button';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import css from './Offline.module.css';

/** Above the page and not instead of it: what is here can still be read, what waits goes on by itself. */
export function beginOfflineCard(): void {
  const place = document.createElement('div');
  place.className = css['place'] ?? '';
  document.body.prepend(place);
  createRoot(place).render(<Offline />);
}

/** Says that there is no network, until there is one. */
export function Offline() {
  const [isOffline, setOffline] = useState(() => !navigator.onLine);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const gone = () => setOffline(true);
    const back = () => setOffline(false);
    window.addEventListener('offline', gone);
    window.addEventListener('online', back);
    return () => {
      window.removeEventListener('offline', gone);
      window.removeEventListener('online', back);
    };
  }, []);

  const again = async () => {
    setBusy(true);
    // A webview may miss the moment: reaching the server is what counts, and everything that waits hears of it.
    if (await isReached()) window.dispatchEvent(new Event('online'));
    setBusy(false);
  };

  return (
    <div role="status">
      {isOffline && (
        <div className={css['card']}>
          <p>인터넷에 연결되어 있지 않아요. 연결되면 이어서 보여 드려요.</p>
          <Button variant="secondary" busy={isBusy} onClick={() => void again()}>
            다시 시도
          </Button>
        </div>
      )}
    </div>
  );
}

const isReached = (): Promise<boolean> =>
  fetch('/app/', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
