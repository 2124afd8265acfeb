import { settings } from '@shared/config/settings';
import { WhoUnanswered } from '@shared/page/WhoUnanswered';
import {
  Navigate,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from '@shared/router';
import { mayOpen } from '@shared/routes/guard';
import { href } from '@shared/routes/href';
import { type RouteName, routes } from '@shared/routes/routes';
import { useSession } from '@shared/session';
import { type ReactNode, useEffect } from 'react';
import { NotApp } from '../not-app/NotApp';
import { ScreenSkeleton } from './ScreenSkeleton';
import css from './screen.module.css';
import type { Visits } from './visits';

type Props = { name: RouteName; visits: Visits; children: ReactNode };

/**
 * Checks every page before it renders. Waits until the session knows whether this is a developer's phone or a test
 * account, because both may apply on the web and pass like users of the app. Source: GUARD-001…011, A-09.
 */
export function RouteGuard({ name, visits, children }: Props) {
  const { inApp, developer, test, ready, status } = useSession();
  const { key } = useLocation();
  const [query] = useSearchParams();
  const verdict = mayOpen(
    {
      to: name,
      from: visits.arrive(key, name),
      vtgId: query.get('vtg_id') ?? undefined,
      trusted: inApp || developer || test,
    },
    settings.guard,
  );
  const isOpen = verdict === 'allow';

  useEffect(() => {
    if (isOpen) visits.shown(key, name);
  }, [isOpen, key, name, visits]);

  if (isOpen && status === 'unanswered' && isPersonal(name)) {
    return (
      <div className={css['area']}>
        <WhoUnanswered />
      </div>
    );
  }
  if (isOpen) return children;
  if (!ready) return <ScreenSkeleton />;
  if (verdict === 'stay') return <StayOnNotApp />;
  return (
    <>
      <ScreenSkeleton />
      <Navigate to={href('NotApp')} replace />
    </>
  );
}

/** Returns whether a page is about one customer. Home, guides and dealer links can also be read without one. */
function isPersonal(name: RouteName): boolean {
  const { app, ...row } = routes[name];
  return app === 'mypage' || app === 'estimate' || 'phase' in row;
}

/**
 * A refused page was requested from NotApp, so the visitor stays there and the navigation is undone. Source: GUARD-007,
 *
 */
function StayOnNotApp() {
  const navigate = useNavigate();
  const isPushed = useNavigationType() === 'PUSH';
  useEffect(() => {
    if (isPushed) void navigate(-1);
    else void navigate(href('NotApp'), { replace: true });
  }, [isPushed, navigate]);
  return <NotApp />;
}
