import { PageLink } from '@shared/page/PageLink';
import { useQueryChoice } from '@shared/page/use-query-choice';
import { useVtgQuery } from '@shared/page/use-vtg-query';
import { useSearchParams } from '@shared/router';
import { href } from '@shared/routes/href';
import { useSession } from '@shared/session';
import { Accordion } from '@shared/ui/Accordion';
import { Card } from '@shared/ui/Card';
import { EmptyState } from '@shared/ui/EmptyState';
import { Page } from '@shared/ui/Page';
import { Skeleton } from '@shared/ui/Skeleton';
import { Tabs } from '@shared/ui/Tabs';
import type { ReactNode } from 'react';
import { claimQuestions, claimSteps, covered, notCovered } from '../content/claim';
import type { GuideStep } from '../content/step';
import { useSteps } from '../content/use-steps';
import { Contact } from '../guide/Contact';
import { CoverFacts } from '../guide/CoverFacts';
import css from '../guide/guide.module.css';
import { Marks } from '../guide/Marks';
import { SignInHint } from '../guide/SignInHint';
import { StepSlider } from '../guide/StepSlider';
import { Uses } from './Uses';

const tabs = [
  { id: 'use', label: '이용 방법', query: 'tab=use' },
  { id: 'claim', label: '청구 방법', query: 'tab=claim' },
  { id: 'history', label: '이용 내역', query: 'tab=history' },
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

type Props = { subscriptionId: string | undefined };

/** Shows the used benefits of the membership in the address. Source: GUIDE-010, 011. */
function History({ subscriptionId }: Props) {
  const { ready, status } = useSession();
  const query = useVtgQuery();
  if (!ready) return <Skeleton height={12} />;
  if (status !== 'signed-in') return <SignInHint title="로그인하면 이용 내역을 볼 수 있어요" />;
  if (subscriptionId === undefined) {
    return (
      <EmptyState
        icon="document"
        title="이용 내역을 볼 멤버십을 선택해 주세요"
        text="멤버십 현황에서 POWER TRAIN 멤버십을 선택하면 이용 내역을 볼 수 있어요."
        action={
          <PageLink block to={href('Subsc', { query })}>
            멤버십 현황 보기
          </PageLink>
        }
      />
    );
  }
  return <Uses key={subscriptionId} subscriptionId={subscriptionId} />;
}
