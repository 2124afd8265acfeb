import { useSession } from '@shared/session';
import { useEffect } from 'react';

/**
 * Sets an attribute on the page while the server protects its content. `content-protection.ts` acts on it.
 * Source: SEC-004, A-16.
 */
export function ContentProtection() {
  const isProtected = useSession().env?.protectsContent === true;
  useEffect(() => {
    document.documentElement.toggleAttribute('data-protected', isProtected);
  }, [isProtected]);
  return null;
}
