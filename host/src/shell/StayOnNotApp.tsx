import { useNavigate, useNavigationType } from '@shared/router';
import { href } from '@shared/routes/href';
import { useEffect } from 'react';
import { NotApp } from '../not-app/NotApp';

/** A refused page asked for from NotApp: the visitor stays there, and the step is taken back. Source: GUARD-007, A-10. */
export function StayOnNotApp() {
  const navigate = useNavigate();
  const isPushed = useNavigationType() === 'PUSH';
  useEffect(() => {
    if (isPushed) void navigate(-1);
    else void navigate(href('NotApp'), { replace: true });
  }, [isPushed, navigate]);
  return <NotApp />;
}
