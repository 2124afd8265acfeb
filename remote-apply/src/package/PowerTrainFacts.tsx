import { settings } from '@shared/config/settings';
import { coverStart, mileageLimit, powerTrainAge } from '@shared/copy/figures';
import { insurerFacts } from '@shared/copy/operator-facts';
import { readableWon } from '@shared/copy/readable-won';
import type { Won } from '@shared/domain/money';
import { powerTrain } from '@shared/domain/tier';
import { Card } from '@shared/ui/Card';
import { Facts } from '@shared/ui/Facts';
import { Money } from '@shared/ui/Money';

/** Shows what POWER TRAIN covers, who may join and who insures it. Source: CONST-003…008, LAW-013. */
export function PowerTrainFacts() {
  return (
    <Card title="수리비 보장 내용">
      <Facts
        rows={[
          {
            label: '연간 보장 한도',
            value: <Money won={powerTrain.coverUpTo} />,
            note: <InWords won={powerTrain.coverUpTo} />,
          },
          {
            label: '1회 본인 부담금',
            value: <Money won={powerTrain.shareOfClaim} />,
            note: <InWords won={powerTrain.shareOfClaim} />,
          },
          { label: '보장 시작', value: coverStart },
          { label: '가입 차령', value: powerTrainAge },
          { label: '주행거리', value: mileageLimit },
          {
            label: '가입 제한',
            value: (
              <>
                차량가액 <Money won={powerTrain.vehicleValueUpTo} />
                {` 초과, 적재량 ${powerTrain.vehicleLoadUpToTons}t 초과`}
              </>
            ),
          },
          ...insurerFacts(settings.legal),
        ]}
      />
    </Card>
  );
}

/** Shows the amount above in words. Not for screen readers, which would say the same amount twice. */
const InWords = ({ won }: { won: Won }) => <span aria-hidden="true">{readableWon(won)}</span>;
