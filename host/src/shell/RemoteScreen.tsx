import type { RouteName } from '@shared/routes/routes';
import { FailureCard } from '@shared/ui/FailureCard';
import { Suspense, useEffect, useState } from 'react';
import { RemoteDisabled } from '../loader/remote-disabled';
import { FailureBoundary } from './FailureBoundary';
import { failureCode } from './failure-code';
import { ScreenSkeleton } from './ScreenSkeleton';
import css from './screen.module.css';
import type { Screens } from './screens';
import { useScreen } from './use-screen';

/**
 * Returns true for the error of a React commit whose DOM was changed by something else, for example page translation.
 * `removeChild` and `insertBefore` then throw a DOMException named NotFoundError, which our code never throws.
 */
const isForeignDomChange = (thrown: unknown): boolean =>
  thrown instanceof DOMException && thrown.name === 'NotFoundError';

type Props = Screens & { name: RouteName };

/** After this number of remounts of a page the failure card stays, so that a page cannot fail endlessly. */
const MOST_REMOUNTS = 3;

/**
 * Shows the page of a remote: a skeleton while it loads, then the page, or a failure card. Header, footer and the back
 * button are outside and keep working. When the customer leaves the page and returns, it is loaded again.
 *
 * A page that failed because something outside React changed its DOM (page translation, an extension) is mounted again.
 * Such a failure never counts against the version of the remote.
 */
export function RemoteScreen({ name, screenBroke, ...screens }: Props) {
  const { state, retry } = useScreen(name, screens);
  const [remounts, setRemounts] = useState(0);
  if (state.kind === 'loading') return <ScreenSkeleton />;
  const failure = (phase: 'load' | 'draw', thrown: unknown) => (
    <ScreenFailure phase={phase} code={failureCode(phase, name)} thrown={thrown} onRetry={retry} />
  );
  if (state.kind === 'failed') return failure('load', state.thrown);
  const { Screen } = state;
  return (
    <FailureBoundary
      key={remounts}
      fallback={(thrown) => failure('draw', thrown)}
      onFailure={(thrown) => {
        if (!isForeignDomChange(thrown)) screenBroke?.(name);
        else if (remounts < MOST_REMOUNTS) setRemounts(remounts + 1);
      }}
    >
      <Suspense fallback={<SuspendedScreen />}>
        <Screen />
      </Suspense>
    </FailureBoundary>
  );
}

/** Timeout in ms for the files of a remote. A page that is not loaded by then will not load. */
const LONGEST_MS = 20_000;

/** Shows a skeleton for a page that suspends. If it never resumes, the failure card replaces the skeleton. */
function SuspendedScreen() {
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLost(true), LONGEST_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isLost) throw new Error('suspended');
  return <ScreenSkeleton />;
}

/** The page loaded and failed, so the customer cannot fix it. Source: A-80. */
const OURS =
  '저희 쪽에 문제가 생겼어요. 다시 시도해 보고, 계속되면 고객센터에 오류 코드를 알려 주세요.';

type FailureProps = { phase: 'load' | 'draw'; code: string; thrown: unknown; onRetry: () => void };

/** A remote that is switched off can only be on again after a reload. */
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
