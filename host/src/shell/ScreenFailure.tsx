import { FailureCard } from '@shared/ui/FailureCard';
import { RemoteDisabled } from './remote-disabled';
import css from './screen.module.css';

/** It came and broke: nothing a customer could mend. Source: A-80. */
const OURS =
  '저희 쪽에 문제가 생겼어요. 다시 시도해 보고, 계속되면 고객센터에 오류 코드를 알려 주세요.';

type Props = { phase: 'load' | 'draw'; code: string; thrown: unknown; onRetry: () => void };

/** What is switched off can only be on again in another document. */
export function ScreenFailure({ phase, code, thrown, onRetry }: Props) {
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
        <FailureCard {...(phase === 'draw' && { text: OURS })} code={code} onRetry={onRetry} />
      )}
    </div>
  );
}
