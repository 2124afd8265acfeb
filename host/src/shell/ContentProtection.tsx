import { useSession } from '@shared/session';
import { useEffect } from 'react';

/** Where people write or choose, selecting stays possible: a field that cannot be edited helps nobody. */
const FIELDS = 'input, textarea, select';

/** Right-click, drag and text selection are off while the server says so. Source: SEC-004, A-16. */
export function ContentProtection() {
  const isProtected = useSession().env?.protectsContent === true;
  useEffect(() => {
    if (!isProtected) return undefined;
    const refuse = (event: Event) => {
      const isField = event.target instanceof Element && event.target.closest(FIELDS) !== null;
      if (!isField) event.preventDefault();
    };
    const events = ['contextmenu', 'dragstart', 'selectstart'] as const;
    for (const name of events) document.addEventListener(name, refuse);
    document.documentElement.dataset['protected'] = '';
    return () => {
      for (const name of events) document.removeEventListener(name, refuse);
      delete document.documentElement.dataset['protected'];
    };
  }, [isProtected]);
  return null;
}
