import { messages } from '@shared/copy/popup';
import { alert } from '@shared/popup';
import { useEffect, useRef } from 'react';
import { forgetIdentityFailure, hasIdentityFailure, onIdentityNews } from './identity-news';

/**
 * Calls `wake` when an identity verification may have ended, and shows an alert when it failed. The failure is cleared
 * only after the customer has closed the alert, because the result page may reload this page in between.
 * Source: IDENT-004, 005, A-50.
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
