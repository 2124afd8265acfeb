import { failureOf } from '@shared/api/failure';
import { whyNotLoaded } from '@shared/copy/not-loaded';
import { Button } from '@shared/ui/Button';
import { EmptyState } from '@shared/ui/EmptyState';
import { FailureCard } from '@shared/ui/FailureCard';

type Props = {
  error: unknown;
  onRetry: () => void;
  /** What was asked for, with its particle. */
  what: string;
};

/** In place of what did not come. A conflict is not announced; the way to load again stays. Source: ERR-011. */
export function NotLoaded({ error, onRetry, what }: Props) {
  const failure = failureOf(error);
  if (failure.kind !== 'conflict') {
    return (
      <FailureCard title={`${what} 불러오지 못했어요`} {...whyNotLoaded(error)} onRetry={onRetry} />
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
