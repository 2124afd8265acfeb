import { whyNotLoaded } from '@shared/copy/not-loaded';
import { failureOf } from '@shared/failure';
import { Button } from '@shared/ui/Button';
import { EmptyState } from '@shared/ui/EmptyState';
import { FailureCard } from '@shared/ui/FailureCard';
import type { ReactNode } from 'react';

type Props = {
  query: { error: unknown; refetch: () => Promise<unknown> };
  /** Shown until the query fails. */
  waiting: ReactNode;
  /** Name of the missing data, with its Korean particle. */
  what: string;
};

/**
 * Shown instead of data that is loading or failed to load. Does not announce a conflict, but always offers a retry.
 * Source: ERR-009, ERR-011.
 */
export function NotLoaded({ query: { error, refetch }, waiting, what }: Props) {
  if (error === null) return waiting;
  const retry = () => void refetch();
  if (failureOf(error).kind !== 'conflict') {
    return (
      <FailureCard title={`${what} 불러오지 못했어요`} {...whyNotLoaded(error)} onRetry={retry} />
    );
  }
  return (
    <EmptyState
      icon="clock"
      title={`${what} 준비하고 있어요`}
      text="잠시 후 다시 확인해 주세요."
      action={
        <Button variant="secondary" onClick={retry}>
          다시 확인
        </Button>
      }
    />
  );
}
