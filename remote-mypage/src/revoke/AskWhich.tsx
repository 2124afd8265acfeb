import type { Subscription } from '@shared/api/subscription';
import { isOpen, isUnpaidOrder } from '@shared/domain/subscription';
import { PageLink } from '@shared/page/PageLink';
import { useFailure } from '@shared/page/use-failure';
import { useQueryChoice } from '@shared/page/use-query-choice';
import { useVtgQuery } from '@shared/page/use-vtg-query';
import { openPopup } from '@shared/popup';
import { href } from '@shared/routes/href';
import { useUserData } from '@shared/session';
import { Button } from '@shared/ui/Button';
import { EmptyState } from '@shared/ui/EmptyState';
import { useEffect, useRef } from 'react';
import { NotLoaded } from '../member/NotLoaded';
import { NoSubscription } from '../status/NoSubscription';
import { ChooseSubscription } from './ChooseSubscription';
import { revokePageReactions } from './revoke-reactions';

/** Asks which membership to cancel when the address has no subsc_id. Source: REVOKE-009. */
export function AskWhich() {
  const user = useFailure(useUserData(), revokePageReactions);
  if (user.data === undefined) return <NotLoaded query={user} />;
  const { subscriptions } = user.data;
  // Orders that were never paid are no memberships. Source.
  if (subscriptions.every(isUnpaidOrder)) return <NoSubscription />;
  return <Ask subscriptions={subscriptions.filter(isOpen)} />;
}

function Ask({ subscriptions }: { subscriptions: readonly Subscription[] }) {
  const [, choose] = useQueryChoice('subsc_id');
  const wasAsked = useRef(false);
  const ask = async () => {
    const id = await openPopup<string>(
      (close) => <ChooseSubscription subscriptions={subscriptions} onClose={close} />,
      { label: '해지할 멤버십 선택', kind: 'sheet' },
    );
    if (id !== undefined) choose(id);
  };
  useEffect(() => {
    if (wasAsked.current || subscriptions.length === 0) return;
    wasAsked.current = true;
    void ask();
  });

  if (subscriptions.length === 0) return <NothingToCancel />;
  return (
    <EmptyState
      title="해지할 멤버십을 선택해 주세요"
      text="선택한 멤버십의 예상 환불액을 먼저 보여 드려요."
      action={<Button onClick={() => void ask()}>멤버십 선택</Button>}
    />
  );
}

/** Shown when no membership can be cancelled here, because all have ended or not started. */
function NothingToCancel() {
  const query = useVtgQuery();
  return (
    <EmptyState
      title="해지할 수 있는 멤버십이 없어요"
      text="지난 멤버십과 시작 전인 연장은 멤버십 현황에서 확인해 주세요."
      action={<PageLink to={href('Subsc', { query })}>멤버십 현황 보기</PageLink>}
    />
  );
}
