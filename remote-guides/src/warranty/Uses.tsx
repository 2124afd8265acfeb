import { useQuery } from '@shared/query';
import { EmptyState } from '@shared/ui/EmptyState';
import { Skeleton } from '@shared/ui/Skeleton';
import { Stack } from '@shared/ui/Stack';
import { NotLoaded } from '../guide/NotLoaded';
import { usesQuery } from '../queries/uses';
import { Use } from './Use';
import { usesOf } from './uses-of';

type Props = { subscriptionId: string };

/** Shows every use of the membership's benefits, the latest first. Source: GUIDE-011, API-022. */
export function Uses({ subscriptionId }: Props) {
  const { data, error, refetch } = useQuery(usesQuery(subscriptionId));
  if (data === undefined) {
    return error === null ? (
      <Skeleton height={12} />
    ) : (
      <NotLoaded
        what="이용 내역을"
        signInTitle="로그인하면 이용 내역을 볼 수 있어요"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  const uses = usesOf(data);
  if (uses.length === 0) {
    return (
      <EmptyState
        icon="shield"
        title="아직 이용한 내역이 없어요"
        text="보장을 이용하면 날짜와 금액을 여기에서 볼 수 있어요."
      />
    );
  }
  return (
    <Stack gap={3}>
      {uses.map((use, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one benefit may be listed once per use
        <Use key={`${use.id} ${index}`} use={use} />
      ))}
    </Stack>
  );
}
