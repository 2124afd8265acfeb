import { messages } from '@shared/copy/popup';
import { alert } from '@shared/popup';
import { useEffect, useRef } from 'react';
import { forgetIdentityFailure, hasIdentityFailure, onIdentityNews } from './identity-news';

/**
 * Wakes the page when an identity verification may have ended, and says when it failed. The failure is forgotten only
 * once it was read: the result page reloads this one, maybe while it is being said. Source: IDENT-004, 005, A-50.
 */
export function useIdentityNews(wake: () => void): void {
  const isSaying = useRef(false);
  useEffect(() => {
    const sayFailure = async () => {
      if (isSaying.current || !hasIdentityFailure()) return;
      isSaying.current = true;
      await alert(messages['identity-failed']);
      forgetIdentityFailure();
      isSaying.current = false;
    };
    void sayFailure();
    return onIdentityNews(() => {
      wake();
      void sayFailure();
    });
  }, [wake]);
}
