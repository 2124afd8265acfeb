import type { Failure } from '@shared/api/failure';
import { whyNotLoaded } from '@shared/copy/not-loaded';
import { Button } from '@shared/ui/Button';
import { EmptyState } from '@shared/ui/EmptyState';
import { FailureCard } from '@shared/ui/FailureCard';

type Props = {
  failure: Failure;
  onRetry: () => void;
  /** What was asked for, with its particle. */
  what: string;
};

/** In place of what did not come. A conflict is not announced; the way to load again stays. Source: ERR-009, ERR-011. */
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
