import { coverLimitInWords, coverStart, customerShare } from '@shared/copy/figures';
import { insurerInWords } from '@shared/copy/operator-facts';
import { Card } from '@shared/ui/Card';
import { Facts } from '@shared/ui/Facts';

/** Shows the coverage of the warranty and the insurer. Source: CONST-003…005, 009, LAW-013. */
export function CoverFacts() {
  return (
    <Card title="보장 내용">
      <Facts
        rows={[
          { label: '보장 대상', value: '엔진·변속기 수리비' },
          { label: '보장 한도', value: coverLimitInWords },
          { label: '1회 본인 부담금', value: customerShare },
          { label: '보장 시작', value: coverStart },
          { label: '보험사 문의', value: insurerInWords() },
        ]}
      />
    </Card>
  );
}
