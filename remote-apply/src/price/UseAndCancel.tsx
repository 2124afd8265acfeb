import { approvalTime, freeRevocation, penaltyShare, serviceLength } from '@shared/copy/figures';
import type { PlainDate } from '@shared/domain/calendar';
import { formatDay } from '@shared/domain/format';
import { Card } from '@shared/ui/Card';
import { Points } from '@shared/ui/Points';

type Props = {
  /** The first day of an extension; else it is the approval that decides. */
  startsOn?: PlainDate | undefined;
};

/** When what is paid for begins, and how one gets out of it: said beside the price, before the payment. */
export function UseAndCancel({ startsOn }: Props) {
  const begin = startsOn === undefined ? '승인 다음 날 0시부터' : `${formatDay(startsOn)} 0시부터`;
  return (
    <Card title="이용과 해지 안내" tone="quiet">
      <Points
        items={[
          { icon: 'clock', text: `결제 후 승인까지 ${approvalTime}이 걸려요.` },
          { icon: 'calendar', text: `${begin} ${serviceLength}간 이용할 수 있어요.` },
          {
            icon: 'refresh',
            text: `승인 전이나 ${freeRevocation}에는 위약금 없이 해지할 수 있어요.`,
            note: `그 뒤에는 결제 금액의 ${penaltyShare} 위약금이 있어요. 해지는 멤버십 현황에서 신청해요.`,
          },
        ]}
      />
    </Card>
  );
}
