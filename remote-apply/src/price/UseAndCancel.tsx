import { settings } from '@shared/config/settings';
import { approvalTime, serviceLength } from '@shared/copy/figures';
import { insurerFacts } from '@shared/copy/operator-facts';
import { refundRules, withdrawalPlace } from '@shared/copy/refund-rules';
import type { PlainDate } from '@shared/domain/calendar';
import { formatDay } from '@shared/domain/format';
import { Card } from '@shared/ui/Card';
import { Facts } from '@shared/ui/Facts';
import { type Point, Points } from '@shared/ui/Points';

type Props = {
  /** First day of an extension. A new membership starts after its approval. */
  startsOn?: PlainDate | undefined;
  /** The membership includes insurance, so its insurance cost is prorated. */
  isInsured: boolean;
};

/** Shows before payment when the service starts, all refund rules and the insurer. Source: LAW-013. */
export function UseAndCancel({ startsOn, isInsured }: Props) {
  const start = startsOn === undefined ? '승인 다음 날 0시부터' : `${formatDay(startsOn)} 0시부터`;
  const of = { insured: isInsured, isExtension: startsOn !== undefined };
  const rules = [...refundRules(settings, of), withdrawalPlace];
  return (
    <Card title="이용과 해지 안내" tone="quiet">
      <Points
        items={[
          { icon: 'clock', text: `결제 후 승인까지 ${approvalTime}이 걸려요.` },
          { icon: 'calendar', text: `${start} ${serviceLength}간 이용할 수 있어요.` },
          ...rules.map((text): Point => ({ icon: 'refresh', text })),
        ]}
      />
      {isInsured && <Facts rows={insurerFacts(settings.legal)} />}
    </Card>
  );
}
