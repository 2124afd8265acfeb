import type { Won } from '@shared/domain/money';
import { SERVICE_MONTHS } from '@shared/domain/service-period';
import { PageLink } from '@shared/page/PageLink';
import { href } from '@shared/routes/href';
import { useSession } from '@shared/session';
import { BottomBar } from '@shared/ui/BottomBar';
import { Money } from '@shared/ui/Money';
import { memo } from 'react';
import { addressable } from './addressable';
import css from './Estimate.module.css';
import type { Advised } from './use-advice';

type Props = { total: Won | undefined; saved: Won | undefined; advised: Advised };

/** The amount in view wherever the page is, what joining costs and saves, and the way there. Source: EST-009, 010; A-37. */
export const SubscribeBar = memo(function SubscribeBar({ total, saved, advised }: Props) {
  return (
    <BottomBar>
      <p className={css['barTotal']} role="status" aria-label="최종 예상 금액">
        <span className={css['barLabel']}>최종 예상 금액</span>
        {total === undefined ? '계산 중' : <Money won={total} size="large" />}
      </p>
      <Way saved={saved} advised={advised} />
    </BottomBar>
  );
});

/** The way to a membership, or to the one that holds this car. */
export function Way({ saved, advised }: Omit<Props, 'total'>) {
  const { entry } = useSession();
  const query = addressable(entry);
  return 'member' in advised ? (
    <>
      <p className={css['barAdvice']}>{advised.member} 가입 차량</p>
      <PageLink to={href('Subsc', { query })}>내 멤버십 보기</PageLink>
    </>
  ) : (
    <>
      {advised.advice.yearly !== undefined && (
        <p className={css['barAdvice']}>
          가입하면 {SERVICE_MONTHS}개월 <Money won={advised.advice.yearly} />
          {saved !== undefined && saved > 0 && (
            <>
              {' · '}
              <Money won={saved} /> 절약
            </>
          )}
        </p>
      )}
      <PageLink to={href('SubscGuide', { query })} state={{ choice: advised.advice.choice }}>
        가입하기
      </PageLink>
    </>
  );
}
