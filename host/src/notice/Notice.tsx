import { settings } from '@shared/config/settings';
import { deviceStorage, type KeptStorage } from '@shared/config/storage';
import { isNoticeShown } from '@shared/domain/notice';
import { openPopup } from '@shared/popup';
import { now, useSession } from '@shared/session';
import { useEffect, useRef } from 'react';

/** The key holds the date of the notice, so that a later notice is not hidden by this dismissal. Source: NOTICE-001. */
const KEY = 'notice-2023-01-02-dismissed';

type Memory = Pick<KeptStorage, 'getItem' | 'setItem'>;

/**
 * Returns when the notice was last dismissed on this device, or `undefined` if never or if the saved value is not
 * readable.
 */
function dismissedAt(memory: Memory): Date | undefined {
  const kept = Number(memory.getItem(KEY) ?? Number.NaN);
  return Number.isFinite(kept) ? new Date(kept) : undefined;
}

/** Saves the time of the dismissal on this device. Source: NOTICE-003. */
function rememberDismissal(memory: Memory, now: Date): void {
  memory.setItem(KEY, String(now.getTime()));
}

/**
 * Opens the price-change notice on home during its period. Closing it in any way hides it for a day. Its content loads
 * on demand, because few visits show it. Source: NOTICE-001…005.
 */
export function Notice() {
  const { ready } = useSession();
  const isOpen = useRef(false);
  useEffect(() => {
    if (
      !ready ||
      isOpen.current ||
      !isNoticeShown(settings.notice, now(), () => dismissedAt(deviceStorage))
    )
      return;
    isOpen.current = true;
    const show = async () => {
      const { PriceChange } = await import('./PriceChange');
      await openPopup<never>((close) => <PriceChange onClose={() => close(undefined)} />, {
        label: '가격 변경 안내',
        kind: 'dialog',
        dismissible: true,
      });
      rememberDismissal(deviceStorage, now());
    };
    // If the notice fails to load, the next visit shows it.
    show()
      .catch(() => undefined)
      .finally(() => {
        isOpen.current = false;
      });
  }, [ready]);
  return null;
}
