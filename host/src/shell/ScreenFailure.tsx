import { FailureCard } from '@shared/ui/FailureCard';
import css from './screen.module.css';

type Props = { code: string; onRetry: () => void };

export function ScreenFailure({ code, onRetry }: Props) {
  return (
    <div className={css['area']}>
      <FailureCard code={code} onRetry={onRetry} />
    </div>
  );
}
