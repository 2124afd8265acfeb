import { PageLink } from '@shared/page/PageLink';
import { useVtgQuery } from '@shared/page/use-vtg-query';
import { href } from '@shared/routes/href';
import { EmptyState } from '@shared/ui/EmptyState';
import { Stack } from '@shared/ui/Stack';

type Props = {
  /** The member can take over a membership, which is shown before buying one. */
  isTakingOver?: boolean;
};

/** Says that there is no membership and links to the intro. Source: STATUS-012. */
export function NoSubscription({ isTakingOver = false }: Props) {
  const query = useVtgQuery();
  return (
    <EmptyState
      icon="shield"
      title="가입한 멤버십이 없어요"
      text="내 차에 맞는 멤버십과 혜택을 확인해 보세요."
      action={
        <Stack gap={2}>
          <PageLink block variant={isTakingOver ? 'secondary' : 'primary'} to={href('SubscGuide')}>
            멤버십 소개 보기
          </PageLink>
          <PageLink block variant="quiet" to={href('GuideSubscApply', { query })}>
            가입 방법 보기
          </PageLink>
        </Stack>
      }
    />
  );
}
