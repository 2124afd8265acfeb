import { messages } from '@shared/copy/popup';
import { alert } from '@shared/popup';
import { useNavigate } from '@shared/router';
import { href } from '@shared/routes/href';
import { askSignIn, tellNoVtgUser, useSession } from '@shared/session';
import { useEffect, useRef } from 'react';
import { stopAddress } from './address';
import type { Entry } from './entry';

/**
 * Redirects visitors who may not open an apply page. They go to the furthest open page, to home with 'invalid access
 * path', or to sign-in. Shows each message once per visit. Source: GUARD-012, A-08, A-15.
 */
export function useTurnAway(entry: Entry, query: URLSearchParams): void {
  const { status, statusText, user } = useSession();
  const signInKind = statusText === 'no user' ? 'session-expired' : 'sign-in';
  const navigate = useNavigate();
  const isTold = useRef(false);
  const isGuest = status === 'guest';
  const lacksAccount = status === 'signed-in' && !user?.vtgId;

  useEffect(() => {
    const isFine = entry.kind === 'enter' && !isGuest && !lacksAccount;
    if (isFine || isTold.current) return;
    isTold.current = true;
    if (entry.kind === 'elsewhere') {
      void navigate(stopAddress(entry.stop, undefined, query), { replace: true });
    } else if (entry.kind === 'refused') {
      void alert(messages['invalid-access-path']).then(() =>
        navigate(href('SubscGuide'), { replace: true }),
      );
    } else if (isGuest) void askSignIn(signInKind);
    else void tellNoVtgUser();
  }, [entry, isGuest, lacksAccount, navigate, query, signInKind]);
}
