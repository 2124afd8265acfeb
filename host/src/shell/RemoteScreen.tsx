import type { RouteName } from '@shared/routes/routes';
import { Suspense } from 'react';
import { Arrival } from './Arrival';
import { FailureBoundary } from './FailureBoundary';
import { failureCode } from './failure-code';
import { ScreenFailure } from './ScreenFailure';
import { ScreenSkeleton } from './ScreenSkeleton';
import { SuspendedScreen } from './SuspendedScreen';
import type { Screens } from './screens';
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
        <Arrival>
          <Screen />
        </Arrival>
      </Suspense>
    </FailureBoundary>
  );
}
