import { tell } from '@shared/telemetry/tell';
import { FailureCard } from '@shared/ui/FailureCard';
import { Component, type ReactNode } from 'react';

type Props = {
  fallback: (thrown: unknown) => ReactNode;
  onFailure?: ((thrown: unknown) => void) | undefined;
  children: ReactNode;
};
type BoundaryState = { failure: { thrown: unknown } | undefined };

/** Shows `fallback` instead of `children` after a render error. The rest of the page stays. */
export class FailureBoundary extends Component<Props, BoundaryState> {
  override state: BoundaryState = { failure: undefined };

  static getDerivedStateFromError(thrown: unknown): BoundaryState {
    return { failure: { thrown } };
  }

  override componentDidCatch(thrown: unknown): void {
    tell({ thrown });
    this.props.onFailure?.(thrown);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure === undefined ? this.props.children : this.props.fallback(failure.thrown);
  }
}

/** Last fallback, when the frame itself fails. */
export function AppFailure() {
  return (
    <main>
      <FailureCard
        title="화면을 표시하지 못했어요"
        text="앱을 다시 열거나 아래에서 다시 시도해 주세요."
        onRetry={() => window.location.reload()}
      />
    </main>
  );
}
