import { type Application, currentApplication, useApplication } from '@shared/application';
import { messages } from '@shared/copy/popup';
import { alert } from '@shared/popup';
import { useLocation, useNavigate, useSearchParams } from '@shared/router';
import { href } from '@shared/routes/href';
import { askSignIn, tellNoVtgUser, useSession } from '@shared/session';
import { useEffect, useRef, useState } from 'react';
import { cameFrom, stopAddress } from './address';
import { type Entry, entryTo } from './entry';
import { type ApplyPage, nextStop, previousStop, type Stop, stopOf } from './flow';
import { journeyOf, progressOf } from './progress';

export type Flow = {
  /** The page may be shown. If false, the visitor is being redirected and nothing is shown. */
  isOpen: boolean;
  /** Present whenever `isOpen` is true, except on the pages that a direct link may open: terms and vehicle. */
  application: Application | undefined;
  /** Step number in the address of this page. Source: A-01. */
  step: number;
  /** Goes to the next page, based on the answers given so far. */
  next: () => void;
  /** Goes to the defined back target of the page. From the first page it leaves the application. */
  back: () => void;
  to: (stop: Stop, options?: { replace?: boolean }) => void;
};

/**
 * Returns the navigation of one application page. Pages move on only through this hook. Source, GUARD-012.
 */
export function useFlow(page: ApplyPage): Flow {
  const application = useApplication();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [query] = useSearchParams();
  // Decided when the page opens, because completion or sign-out later clears the draft.
  const [entry] = useState(() => {
    const progress = application && progressOf(application);
    return entryTo(page, progress, Boolean(query.get('vtg_id')));
  });
  useTurnAway(entry, query);

  const to: Flow['to'] = (stop, { replace = false } = {}) => {
    // A page that only changes its own address keeps the page it came from.
    const from = stop.page === page ? cameFrom(state) : page;
    void navigate(stopAddress(stop, page, query), { replace, state: { from } });
  };
  const next = () => {
    const current = currentApplication();
    const stop = current && nextStop(journeyOf(current), page);
    if (stop) to(stop);
  };
  const back = () => {
    const current = currentApplication();
    const stop = current && previousStop(journeyOf(current), page);
    const target = stop?.page ?? (current?.stateRequest === 'extension' ? 'Subsc' : 'SubscGuide');
    // Goes back in history when possible, so that this arrow and the back button of the device do the same.
    if (cameFrom(state) === target) void navigate(-1);
    else if (stop) to(stop, { replace: true });
    else void navigate(href(target as 'Subsc' | 'SubscGuide'), { replace: true });
  };

  const isOpen = entry.kind === 'enter';
  const journey = application && journeyOf(application);
  const step = (journey && stopOf(journey, page)?.step) ?? Number(query.get('step') ?? 1);
  return { isOpen, application: isOpen ? application : undefined, step, next, back, to };
}

/**
 * Redirects visitors who may not open an apply page. They go to the furthest open page, to home with 'invalid access
 * path', or to sign-in. Shows each message once per visit. Source: GUARD-012, A-08, A-15.
 */
function useTurnAway(entry: Entry, query: URLSearchParams): void {
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
