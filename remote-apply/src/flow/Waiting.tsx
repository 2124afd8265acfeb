import { whyNotLoaded } from '@shared/copy/not-loaded';
import { FailureCard } from '@shared/ui/FailureCard';
import { Page } from '@shared/ui/Page';
import { Skeleton } from '@shared/ui/Skeleton';

type Props = {
  query: { isError: boolean; error: unknown; refetch: () => Promise<unknown> };
};

/** Shows a placeholder while the data of a page loads, and an error when loading fails. */
export function Waiting({ query }: Props) {
  return query.isError ? (
    <Page title="잠시 후 다시 시도해 주세요">
      <FailureCard {...whyNotLoaded(query.error)} onRetry={() => void query.refetch()} />
    </Page>
  ) : (
    <Page title="정보를 불러오고 있어요">
      <Skeleton lines={2} />
      <Skeleton height={10} />
      <Skeleton height={10} />
    </Page>
  );
}
