import { useEffect, useRef } from 'react';
import css from './popup.module.css';
import { usePopups } from './popups';

const SHOWN_MS = 4000;

/** The region is always there, so that screen readers hear what comes into it. */
export function Toast() {
  const toast = usePopups((popups) => popups.toast);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (toast === undefined) return undefined;
    const node = place.current;
    // Into the top layer, above a dialog that may be open.
    node?.showPopover?.();
    const timer = setTimeout(() => usePopups.setState({ toast: undefined }), SHOWN_MS);
    return () => {
      clearTimeout(timer);
      node?.hidePopover?.();
    };
  }, [toast]);
  return (
    <div ref={place} className={css['toast']} role="status" popover="manual">
      {toast !== undefined && <p className={css['bread']}>{toast.message}</p>}
    </div>
  );
}
