import { type Application, currentApplication, useApplication } from '@shared/application';
import { useLocation, useNavigate, useSearchParams } from '@shared/router';
import { href } from '@shared/routes/href';
import { useState } from 'react';
import { cameFrom, stopAddress } from './address';
import { entryTo } from './entry';
import { type ApplyPage, nextStop, previousStop, type Stop, stopOf } from './flow';
import { journeyOf, progressOf } from './progress';
import { useTurnAway } from './use-turn-away';

export type Flow = {
  /** The page may show itself; otherwise the visitor is being led away and nothing is shown. */
  isOpen: boolean;
  /** Present whenever `isOpen`, but for the pages a direct link may open: terms and vehicle. */
  application: Application | undefined;
  /** Number this page's address carries. Source: A-01. */
  step: number;
  /** To the next page, judged by what has been answered by now. */
  next: () => void;
  /** The page's written back arrow; before the first page it leads out of the application. */
  back: () => void;
  to: (stop: Stop, options?: { replace?: boolean }) => void;
};

/** The only way between the pages of an application. Source, GUARD-012. */
export function useFlow(page: ApplyPage): Flow {
  const application = useApplication();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [query] = useSearchParams();
  // Judged on arrival: completing or signing out later clears the draft under the page's feet.
  const [entry] = useState(() => {
    const progress = application && progressOf(application);
    return entryTo(page, progress, Boolean(query.get('vtg_id')));
  });
  useTurnAway(entry, query);

  const to: Flow['to'] = (stop, { replace = false } = {}) => {
    // A page that only changes its own address was still reached from where it was.
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
    // Undoing the visit keeps the device's own back button and this arrow in step.
    if (cameFrom(state) === target) void navigate(-1);
    else if (stop) to(stop, { replace: true });
    else void navigate(href(target as 'Subsc' | 'SubscGuide'), { replace: true });
  };

  const isOpen = entry.kind === 'enter';
  const journey = application && journeyOf(application);
  const step = (journey && stopOf(journey, page)?.step) ?? Number(query.get('step') ?? 1);
  return { isOpen, application: isOpen ? application : undefined, step, next, back, to };
}
