import { useNavigate } from '@shared/router';
import { href } from '@shared/routes/href';
import { useEffect, useEffectEvent } from 'react';

/** Behind the completion lie the pages of a form that is over: Back leads home instead. */
export function useNoWayBack(): void {
  const navigate = useNavigate();
  const goHome = useEffectEvent(() => navigate(href('SubscGuide'), { replace: true }));
  useEffect(() => {
    // Heard before the router, which would show the old page for a moment.
    const leave = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      void goHome();
    };
    window.addEventListener('popstate', leave, { capture: true });
    return () => window.removeEventListener('popstate', leave, { capture: true });
  }, []);
}
