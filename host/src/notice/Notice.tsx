import { settings } from '@shared/config/settings';
import { isNoticeShown } from '@shared/domain/notice';
import { openPopup } from '@shared/popup';
import { now, useSession } from '@shared/session';
import { useEffect, useRef } from 'react';
import { dismissedAt, rememberDismissal } from './dismissal';
import { PriceChange } from './PriceChange';

/** Opens the price-change notice on home while its time is; any way of closing it hides it for a day. Source: NOTICE-001…005. */
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
    void openPopup<never>((close) => <PriceChange onClose={() => close(undefined)} />, {
      label: '가격 변경 안내',
      kind: 'dialog',
      dismissible: true,
    }).then(() => {
      isOpen.current = false;
      rememberDismissal(localStorage, now());
    });
  }, [ready]);
  return null;
}
