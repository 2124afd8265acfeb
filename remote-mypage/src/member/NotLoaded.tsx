import type { Failure } from '@shared/api/failure';
import { whyNotLoaded } from '@shared/copy/not-loaded';
import { href } from '@shared/routes/href';
import { Button } from '@shared/ui/Button';
import { EmptyState } from '@shared/ui/EmptyState';
import { FailureCard } from '@shared/ui/FailureCard';
import { PageLink } from './PageLink';
import { useMemberQuery } from './use-member-query';

type Props = {
  failure: Failure;
  onRetry: () => void;
  /** What was asked for, with its particle. */
  what?: string;
};

/**
 * In place of what did not come. A conflict is ignored silently on these screens: nothing is announced, the way to
 * ask again stays. What is not the member's does not come by asking again. Source: ERR-009, SEC-005.
 */
export function NotLoaded({ failure, onRetry, what = '멤버십 정보를' }: Props) {
  const query = useMemberQuery();
  if (isNotTheirs(failure)) {
    return (
      <EmptyState
        icon="warning"
        title={`${what} 볼 수 없어요`}
        text="주소가 바뀌었거나 내 멤버십이 아니에요. 내 멤버십에서 다시 확인해 주세요."
        action={<PageLink to={href('Subsc', { query })}>내 멤버십 보기</PageLink>}
      />
    );
  }
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

const NOT_FOUND = 404;
const isNotTheirs = (failure: Failure): boolean =>
  failure.kind === 'forbidden' || (failure.kind === 'unexpected' && failure.status === NOT_FOUND);
