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
import { Amount } from './Totals';
import type { Advised, Member } from './use-advice';
import type { PlanState } from './use-plan-state';

type Props = { total: Won | undefined; plan: PlanState; advised: Advised };

/**
 * Shows the estimated total, what it does not include, and the subscribe button. Always visible. Source: EST-009, 010;
 *
 */
export const SubscribeBar = memo(function SubscribeBar({ total, plan, advised }: Props) {
  return (
    <BottomBar>
      <p
        className={css['barTotal']}
        role="status"
        aria-label="최종 예상 금액"
        aria-busy={plan.kind === 'loading'}
      >
        <span className={css['barLabel']}>최종 예상 금액</span>
        <Amount won={total} plan={plan} size="large" />
      </p>
      <Way advised={advised} />
    </BottomBar>
  );
});

/**
 * Shows the subscribe button, and for a member a link to their membership, which is the main action when the membership
 * gives a discount today. Source: A-92.
 */
export function Way({ advised }: Pick<Props, 'advised'>) {
  const { entry } = useSession();
  const query = addressable(entry);
  const { member, choice } = advised;
  return (
    <>
      {member ? <MemberLine {...advised} member={member} /> : <PriceLine {...advised} />}
      {member?.mayUse && <PageLink to={href('Subsc', { query })}>내 멤버십 보기</PageLink>}
      <PageLink
        to={href('SubscGuide', { query })}
        state={{ choice }}
        variant={member?.mayUse ? 'secondary' : 'primary'}
      >
        가입하기
      </PageLink>
      {member && !member.mayUse && (
        <PageLink to={href('Subsc', { query })} variant="secondary">
          내 멤버십 보기
        </PageLink>
      )}
    </>
  );
}

/** A member may view a plan other than their own. Then the total is not the price that they pay. */
const MemberLine = ({ member, planName }: Advised & { member: Member }) => (
  <p className={css['barAdvice']}>
    {member.name} 가입 차량
    {!member.hasPlan && ` · ${planName} 적용 금액`}
  </p>
);

/** The total includes the discount of the plan, so this line shows the price of the plan. */
const PriceLine = ({ planName, yearly, choice }: Advised) =>
  planName !== undefined && (
    <p className={css['barAdvice']}>
      {yearly === undefined ? (
        `${planName} 가입 금액 별도`
      ) : (
        <>
          {choice.group} {SERVICE_MONTHS}개월 가입 금액 <Money won={yearly} /> 별도
        </>
      )}
    </p>
  );
