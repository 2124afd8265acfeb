import { FailureCard } from '@shared/ui/FailureCard';
import { Skeleton } from '@shared/ui/Skeleton';
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type { HomeBelow } from './HomeBelow';

type Props = ComponentProps<typeof HomeBelow>;

/** Loads the part of home below the first screen when the browser is idle, to keep the first load small. */
export function Later(props: Props) {
  const [came, setCame] = useState<{ Below?: ComponentType<Props> }>();
  useEffect(() => {
    if (came !== undefined) return;
    const load = () =>
      import('./HomeBelow').then(
        ({ HomeBelow: Below }) => setCame({ Below }),
        () => setCame({}),
      );
    if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 2000 });
    else setTimeout(load);
  }, [came]);
  if (came === undefined) return <Skeleton height={36} />;
  return came.Below ? (
    <came.Below {...props} />
  ) : (
    <FailureCard title="혜택을 불러오지 못했어요" onRetry={() => setCame(undefined)} />
  );
}
