import { settings } from '@shared/config/settings';
import { deviceStorage } from '@shared/config/storage';
import { isNoticeShown } from '@shared/domain/notice';
import { openPopup } from '@shared/popup';
import { now, useSession } from '@shared/session';
import { useEffect, useRef } from 'react';
import { dismissedAt, rememberDismissal } from './dismissal';

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
