import { whyNotLoaded } from '@shared/copy/not-loaded';
import type { Failure } from '@shared/failure';
import { Button } from '@shared/ui/Button';
import { EmptyState } from '@shared/ui/EmptyState';
import { FailureCard } from '@shared/ui/FailureCard';

type Props = {
  failure: Failure;
  onRetry: () => void;
  /** Name of the missing data, with its Korean particle. */
  what: string;
};

/**
 * Shown instead of data that failed to load. Does not announce a conflict, but always offers a retry. Source: ERR-009,
 * ERR-011.
 */
export function NotLoaded({ failure, onRetry, what }: Props) {
  if (failure.kind !== 'conflict') {
    return (
      <FailureCard
        title={`${what} 불러오지 못했어요`}
        {...whyNotLoaded({ failure })}
        onRetry={onRetry}
      />
    );
  }
  return (
    <EmptyState
      icon="clock"
      title={`${what} 준비하고 있어요`}
      text="잠시 후 다시 확인해 주세요."
      action={
        <Button variant="secondary" onClick={onRetry}>
          다시 확인
        </Button>
      }
    />
  );
}
