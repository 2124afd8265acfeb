import type { RouteName } from '@shared/routes/routes';
import { FailureCard } from '@shared/ui/FailureCard';
import { Suspense, useEffect, useState } from 'react';
import { FailureBoundary } from './FailureBoundary';
import { failureCode } from './failure-code';
import { ScreenSkeleton } from './ScreenSkeleton';
import css from './screen.module.css';
import { RemoteDisabled, type Screens } from './screens';
import { useScreen } from './use-screen';

type Props = Screens & { name: RouteName };

/**
 * A page of a remote: its outline while it comes, the page, or a card that says it did not come. Header, footer and
 * the way back are outside and live on; leaving the page and coming back tries again.
 */
export function RemoteScreen({ name, loadScreen, loadedScreen, screenBroke }: Props) {
  const { state, retry } = useScreen(name, { loadScreen, loadedScreen });
  if (state.kind === 'loading') return <ScreenSkeleton />;
  const failure = (phase: 'load' | 'draw', thrown: unknown) => (
    <ScreenFailure
      phase={phase}
      code={failureCode(phase, name, thrown)}
      thrown={thrown}
      onRetry={retry}
    />
  );
  if (state.kind === 'failed') return failure('load', state.thrown);
  const { Screen } = state;
  return (
    <FailureBoundary
      fallback={(thrown) => failure('draw', thrown)}
      onFailure={() => screenBroke?.(name)}
    >
      <Suspense fallback={<SuspendedScreen />}>
        <Screen />
      </Suspense>
    </FailureBoundary>
  );
}

/** As long as a remote's files may take: a page that still is not there then will not come. */
const LONGEST_MS = 20_000;

/** The outline of a page that waits for something of its own; when it waits for ever, the failure card takes over. */
function SuspendedScreen() {
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLost(true), LONGEST_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isLost) throw new Error('suspended');
  return <ScreenSkeleton />;
}

/** It came and broke: nothing a customer could mend. Source: A-80. */
const OURS =
  '저희 쪽에 문제가 생겼어요. 다시 시도해 보고, 계속되면 고객센터에 오류 코드를 알려 주세요.';

type FailureProps = { phase: 'load' | 'draw'; code: string; thrown: unknown; onRetry: () => void };

/** What is switched off can only be on again in another document. */
function ScreenFailure({ phase, code, thrown, onRetry }: FailureProps) {
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
