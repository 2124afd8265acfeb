import type { Solicitation } from '@shared/api/solicitation';
import { settings } from '@shared/config/settings';
import { contractOfLink } from '@shared/copy/contract/facts';
import { withdrawalPlace } from '@shared/copy/refund-rules';
import { SaveContract, usePageFacts } from '@shared/page/SaveContract';
import { CentreLine } from '@shared/payment/CentreLine';
import { ButtonLink } from '@shared/ui/ButtonLink';
import { Card } from '@shared/ui/Card';
import { Facts } from '@shared/ui/Facts';
import { personOf } from './offer-texts';

type Props = {
  offer: Solicitation;
  /** The customer is signed in or verified. Other visitors with the link see less. Source: A-86. */
  isKnown: boolean;
};

/**
 * Step 4: saves the contract, says where a customer without an account gets the order number and withdraws, and links to
 * the app. The link has no order number. Source: LAW-004, LAW-005, SOLIC-002.
 */
export function PaidStep({ offer, isKnown }: Props) {
  const page = usePageFacts();
  const load = async () => {
    const { name, ...vehicle } = personOf(offer, isKnown);
    return contractOfLink(offer, { ...(await page()), ...vehicle, owner: name });
  };
  return (
    <Card title="결제 뒤 안내">
      <Facts rows={[{ label: '주문번호', value: '고객센터에서 확인할 수 있어요' }]} />
      <SaveContract load={load} />
      <p>{withdrawalPlace}</p>
      <CentreLine />
      <ButtonLink block variant="secondary" href={settings.links.androidStore}>
        Google Play에서 앱 받기
      </ButtonLink>
      <ButtonLink block variant="secondary" href={settings.links.iosStore}>
        App Store에서 앱 받기
      </ButtonLink>
    </Card>
  );
}
