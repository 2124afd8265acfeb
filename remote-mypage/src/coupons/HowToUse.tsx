import type { Subscription } from '@shared/api/subscription';
import type { Coupon } from '@shared/domain/coupons';
import { PageLink } from '@shared/page/PageLink';
import { CentreLine } from '@shared/payment/CentreLine';
import { href } from '@shared/routes/href';
import { useSession } from '@shared/session';
import { Accordion } from '@shared/ui/Accordion';
import { useMemberQuery } from '../member/use-member-query';
import { whereToUse } from './coupon.copy';

type Props = {
  coupon: Pick<Coupon, 'kind'>;
  subscription: Pick<Subscription, 'title' | 'plate' | 'insured'>;
};

/** Says how to use a benefit: what to tell whom, whom to call, and where to read more. Source: STATUS-003, GUIDE-003. */
export function HowToUse({ coupon, subscription }: Props) {
  const query = useMemberQuery();
  const { mayAct } = useSession();
  const group = subscription.insured ? 'POWER TRAIN' : 'STANDARD';
  return (
    <Accordion
      items={[
        {
          title: '사용 방법',
          content: (
            <>
              <p>{whereToUse(coupon.kind, subscription)}</p>
              <CentreLine />
              {mayAct && (
                <PageLink
                  variant="quiet"
                  to={href('GuideTotal', { query: { ...query, tab: 'use', group } })}
                >
                  이용 순서 보기
                </PageLink>
              )}
            </>
          ),
        },
      ]}
    />
  );
}
