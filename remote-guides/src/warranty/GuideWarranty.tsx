import { useQueryChoice } from '@shared/page/use-query-choice';
import { useSearchParams } from '@shared/router';
import { Accordion } from '@shared/ui/Accordion';
import { Card } from '@shared/ui/Card';
import { Page } from '@shared/ui/Page';
import { Tabs } from '@shared/ui/Tabs';
import type { ReactNode } from 'react';
import { claimQuestions, claimSteps, covered, notCovered } from '../content/claim';
import type { GuideStep } from '../content/step';
import { useSteps } from '../content/use-steps';
import { Contact } from '../guide/Contact';
import { CoverFacts } from '../guide/CoverFacts';
import css from '../guide/guide.module.css';
import { Marks } from '../guide/Marks';
import { StepSlider } from '../guide/StepSlider';
import { History } from './History';

const tabs = [
  { id: 'use', label: '이용 방법' },
  { id: 'claim', label: '청구 방법' },
  { id: 'history', label: '이용 내역' },
] as const;
type TabId = (typeof tabs)[number]['id'];

/** Explains the warranty in use. Source: GUIDE-010…012. */
export function GuideWarranty() {
  const [tab, chooseTab] = useQueryChoice('tab');
  const [search] = useSearchParams();
  const current = tabs.find(({ id }) => id === tab)?.id ?? 'use';
  return (
    <Page title="파워트레인 상세" lead="보장을 이용하는 방법과 청구, 이용 내역을 확인해 보세요.">
      <Tabs label="파워트레인" tabs={tabs} current={current} onChange={chooseTab}>
        <div className={css['panel']}>{panels[current](search.get('subsc_id') || undefined)}</div>
      </Tabs>
      <Contact />
    </Page>
  );
}

const panels: Record<TabId, (subscriptionId: string | undefined) => ReactNode> = {
  use: () => (
    <>
      <Card title="이용 순서">
        <StepSlider label="이용 단계" steps={useSteps.insurance} />
      </Card>
      <CoverFacts />
      <Card title="보장 범위">
        <Marks title="보장해요" items={covered} isCovered />
        <Marks title="보장하지 않아요" items={notCovered} isCovered={false} />
      </Card>
    </>
  ),
  claim: () => (
    <>
      <Card title="청구 순서">
        <StepList steps={claimSteps} />
      </Card>
      <Card title="자주 묻는 질문">
        <Accordion items={claimQuestions} />
      </Card>
    </>
  ),
  history: (subscriptionId) => <History subscriptionId={subscriptionId} />,
};

/** Shows the same steps as a list, readable without sliding. */
function StepList({ steps }: { steps: readonly GuideStep[] }) {
  return (
    <ol className={css['stepList']}>
      {steps.map(({ title, text }) => (
        <li key={title} className={css['step']}>
          <h3 className={css['stepTitle']}>{title}</h3>
          <p className={css['soft']}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
