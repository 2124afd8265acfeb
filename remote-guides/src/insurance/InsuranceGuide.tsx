import { PageLink } from '@shared/page/PageLink';
import { href } from '@shared/routes/href';
import { Accordion } from '@shared/ui/Accordion';
import { Card } from '@shared/ui/Card';
import { Notes } from '@shared/ui/Notes';
import { claimQuestions, claimSteps, covered, notCovered } from '../content/claim';
import { refundRules } from '../content/refund-rules';
import { Drawing } from '../drawing/Drawing';
import { Contact } from '../guide/Contact';
import { CoverFacts } from '../guide/CoverFacts';
import { Marks } from '../guide/Marks';
import { StepSlider } from '../guide/StepSlider';
import { useVisitorQuery } from '../guide/use-visitor-query';
import { TransferSection } from './TransferSection';

/**
 * Explains what is covered, how to claim, how to cancel and how to take over a membership. Source: GUIDE-006…008,
 * TRANS-006.
 */
export function InsuranceGuide() {
  return (
    <>
      <Drawing name="engine" />
      <CoverFacts />
      <Card title="보장 범위">
        <Marks title="보장해요" items={covered} isCovered />
        <Marks title="보장하지 않아요" items={notCovered} isCovered={false} />
      </Card>
      <Card title="청구 방법">
        <StepSlider label="청구 단계" steps={claimSteps} />
      </Card>
      <Card title="자주 묻는 질문">
        <Accordion items={claimQuestions} />
      </Card>
      <TransferSection />
      <Cancellation />
      <Contact notes={['보장은 제휴 보험사를 통해 제공되며, 자세한 내용은 보험약관을 따라요.']} />
    </>
  );
}

/** Source: GUIDE-007. */
function Cancellation() {
  const query = useVisitorQuery();
  return (
    <Card title="해지와 환불">
      <Notes items={refundRules} />
      <PageLink block variant="secondary" to={href('SubscRevoke', { query })}>
        해지 신청하기
      </PageLink>
    </Card>
  );
}
