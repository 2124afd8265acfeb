import type { Subscription } from '@shared/api/subscription';
import { PageLink } from '@shared/page/PageLink';
import { CentreLine } from '@shared/payment/CentreLine';
import { href } from '@shared/routes/href';
import { useSession } from '@shared/session';
import { Accordion } from '@shared/ui/Accordion';
import { useMemberQuery } from '../member/use-member-query';
import { howToUse } from './coupon.copy';

type Props = { subscription: Pick<Subscription, 'title' | 'plate' | 'insured'> };

/** Says how to use a benefit: what to say, whom to call, and where to read more. Source: STATUS-003, GUIDE-003. */
export function HowToUse({ subscription }: Props) {
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
              <p>{howToUse(subscription)}</p>
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
