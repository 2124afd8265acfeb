import { messages } from '@shared/copy/popup';
import { alert } from '@shared/popup';
import { useNavigate } from '@shared/router';
import { href } from '@shared/routes/href';
import { askSignIn, tellNoVtgUser, useSession } from '@shared/session';
import { useEffect, useRef } from 'react';
import { stopAddress } from './address';
import type { Entry } from './entry';

/**
 * Leads away who may not be on an apply page: to the furthest page that is open, home with 'invalid access path',
 * or to sign in. Each is said once a visit. Source: GUARD-012, A-08, A-15.
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
