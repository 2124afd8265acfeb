import { type Failure, failureOf } from '@shared/failure';
import { NotLoaded as WhyNotLoaded } from '@shared/page/NotLoaded';
import { PageLink } from '@shared/page/PageLink';
import { useVtgQuery } from '@shared/page/use-vtg-query';
import { href } from '@shared/routes/href';
import { EmptyState } from '@shared/ui/EmptyState';
import type { ComponentProps, ReactNode } from 'react';
import { Waiting } from './Member';

type Props = {
  query: ComponentProps<typeof WhyNotLoaded>['query'];
  /** Shown until the query fails. */
  waiting?: ReactNode;
  /** Name of the missing data, with its Korean particle. */
  what?: string;
};

/** Shown instead of data that is loading or failed to load. Offers no retry for data of another user. Source: SEC-005. */
export function NotLoaded({ query, waiting = <Waiting />, what = '멤버십 정보를' }: Props) {
  const vtgQuery = useVtgQuery();
  if (isNotTheirs(failureOf(query.error))) {
    return (
      <EmptyState
        icon="warning"
        title={`${what} 볼 수 없어요`}
        text="주소가 바뀌었거나 내 멤버십이 아니에요. 내 멤버십에서 다시 확인해 주세요."
        action={<PageLink to={href('Subsc', { query: vtgQuery })}>내 멤버십 보기</PageLink>}
      />
    );
  }
  return <WhyNotLoaded query={query} waiting={waiting} what={what} />;
}

const NOT_FOUND = 404;
const isNotTheirs = (failure: Failure): boolean =>
  failure.kind === 'forbidden' || (failure.kind === 'unexpected' && failure.status === NOT_FOUND);
