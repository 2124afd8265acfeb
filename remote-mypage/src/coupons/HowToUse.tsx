import type { Subscription } from '@shared/api/subscription';
import { PageLink } from '@shared/page/PageLink';
import { CentreLine } from '@shared/payment/CentreLine';
import { useSession } from '@shared/session';
import { Accordion } from '@shared/ui/Accordion';
import { useGuides } from '../member/use-guides';
import { howToUse } from './coupon.copy';

type Props = { subscription: Pick<Subscription, 'title' | 'plate' | 'insured'> };

/** Says how to use a benefit: what to say, whom to call, and where to read more. Source: STATUS-003, GUIDE-003. */
export function HowToUse({ subscription }: Props) {
  const { mayAct } = useSession();
  const { toUse } = useGuides(subscription.insured);
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
                <PageLink variant="quiet" to={toUse}>
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
