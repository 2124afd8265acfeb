import type { RouteName } from '@shared/routes/routes';
import { Arrival } from './Arrival';
import { FailureBoundary } from './FailureBoundary';
import { failureCode } from './failure-code';
import { ScreenFailure } from './ScreenFailure';
import { ScreenSkeleton } from './ScreenSkeleton';
import type { Screens } from './screens';
import { useScreen } from './use-screen';

type Props = Screens & { name: RouteName };

/**
 * A page of a remote: its outline while it comes, the page, or a card that says it did not come. Header, footer and
 * the way back are outside and live on; leaving the page and coming back tries again.
 */
export function RemoteScreen({ name, loadScreen, loadedScreen }: Props) {
  const { state, retry } = useScreen(name, { loadScreen, loadedScreen });
  if (state.kind === 'loading') return <ScreenSkeleton />;
  if (state.kind === 'failed')
    return <ScreenFailure code={failureCode('load', name, state.thrown)} onRetry={retry} />;
  const { Screen } = state;
  return (
    <FailureBoundary
      fallback={(thrown) => (
        <ScreenFailure code={failureCode('draw', name, thrown)} onRetry={retry} />
      )}
    >
      <Arrival>
        <Screen />
      </Arrival>
    </FailureBoundary>
  );
}
