import { settings } from '@shared/config/settings';
import { CentreLine } from '@shared/settle/CentreLine';
import { ButtonLink } from '@shared/ui/ButtonLink';
import { Card } from '@shared/ui/Card';
import { Facts } from '@shared/ui/Facts';

/**
 * Step 4: says where a customer without an account gets the order number and withdraws, and links to the app. The link
 * has no order number. Source: LAW-004, SOLIC-002.
 */
export const PaidStep = () => (
  <Card title="결제 뒤 안내">
    <Facts rows={[{ label: '주문번호', value: '고객센터에서 확인할 수 있어요' }]} />
    <p>
      앱에 로그인하면 멤버십 현황에서 청약철회와 해지를 신청할 수 있어요. 계정이 없으면 고객센터에
      전화해 신청해 주세요.
    </p>
    <CentreLine />
    <ButtonLink block variant="secondary" href={settings.links.androidStore}>
      Google Play에서 앱 받기
    </ButtonLink>
    <ButtonLink block variant="secondary" href={settings.links.iosStore}>
      App Store에서 앱 받기
    </ButtonLink>
  </Card>
);
