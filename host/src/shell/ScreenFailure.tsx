import { FailureCard } from '@shared/ui/FailureCard';
import { RemoteDisabled } from './remote-disabled';
import css from './screen.module.css';

type Props = { code: string; thrown: unknown; onRetry: () => void };

/** What is switched off can only be on again in another document. */
export function ScreenFailure({ code, thrown, onRetry }: Props) {
  const isOff = thrown instanceof RemoteDisabled;
  return (
    <div className={css['area']}>
      {isOff ? (
        <FailureCard
          title="지금은 이용할 수 없는 화면이에요"
          text="점검하고 있어요. 잠시 후 다시 시도해 주세요."
          code={code}
          onRetry={() => window.location.reload()}
        />
      ) : (
        <FailureCard code={code} onRetry={onRetry} />
      )}
    </div>
  );
}
