import type { Failure } from '@shared/failure';
import { NotLoaded as WhyNotLoaded } from '@shared/page/NotLoaded';
import { PageLink } from '@shared/page/PageLink';
import { href } from '@shared/routes/href';
import { EmptyState } from '@shared/ui/EmptyState';
import { useMemberQuery } from './use-member-query';

type Props = {
  failure: Failure;
  onRetry: () => void;
  /** Name of the missing data, with its Korean particle. */
  what?: string;
};

/** Shown instead of data that failed to load. Offers no retry for data of another user. Source: SEC-005. */
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
  return <WhyNotLoaded failure={failure} onRetry={onRetry} what={what} />;
}

const NOT_FOUND = 404;
const isNotTheirs = (failure: Failure): boolean =>
  failure.kind === 'forbidden' || (failure.kind === 'unexpected' && failure.status === NOT_FOUND);
