import type { Won } from '@shared/domain/money';
import { PageLink } from '@shared/page/PageLink';
import { href } from '@shared/routes/href';
import { type EntryParams, useSession } from '@shared/session';
import { BottomBar } from '@shared/ui/BottomBar';
import { Money } from '@shared/ui/Money';
import { memo } from 'react';
import css from './Estimate.module.css';

type Props = { total: Won | undefined };

/** The amount in view wherever the page is, and the way to a membership. Source: EST-009, 010; A-37. */
export const SubscribeBar = memo(function SubscribeBar({ total }: Props) {
  const { entry } = useSession();
  return (
    <BottomBar>
      <p className={css['barTotal']} role="status" aria-label="최종 예상 금액">
        <span className={css['barLabel']}>최종 예상 금액</span>
        {total === undefined ? '계산 중' : <Money won={total} size="large" />}
      </p>
      <PageLink to={href('SubscGuide', { query: addressable(entry) })}>가입하기</PageLink>
    </BottomBar>
  );
});

/** What names a person was taken out of the address on arrival and does not return to it. Source: SHELL-011, A-56. */
function addressable({ phone: _phone, connInfo: _connInfo, ...rest }: EntryParams) {
  return rest;
}
