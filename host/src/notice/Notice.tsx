import { settings } from '@shared/config/settings';
import { isNoticeShown } from '@shared/domain/notice';
import { openPopup } from '@shared/popup';
import { now, useSession } from '@shared/session';
import { useEffect, useRef } from 'react';
import { dismissedAt, rememberDismissal } from './dismissal';

/**
 * Opens the price-change notice on home while its time is; any way of closing it hides it for a day. Few visits show it, so
 * what it says is loaded only then. Source: NOTICE-001…005.
 */
export function Notice() {
  const { ready } = useSession();
  const isOpen = useRef(false);
  useEffect(() => {
    if (
      !ready ||
      isOpen.current ||
      !isNoticeShown(settings.notice, now(), () => dismissedAt(localStorage))
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
      rememberDismissal(localStorage, now());
    };
    // A notice that did not come is shown with the next visit.
    show()
      .catch(() => undefined)
      .finally(() => {
        isOpen.current = false;
      });
  }, [ready]);
  return null;
}
