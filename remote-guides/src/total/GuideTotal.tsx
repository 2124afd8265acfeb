import type { Tier } from '@shared/domain/tier';
import { PageLink } from '@shared/page/PageLink';
import { useQueryChoice } from '@shared/page/use-query-choice';
import { useVtgQuery } from '@shared/page/use-vtg-query';
import { href } from '@shared/routes/href';
import { Card } from '@shared/ui/Card';
import { Page } from '@shared/ui/Page';
import { Segmented } from '@shared/ui/Segmented';
import { Tabs } from '@shared/ui/Tabs';
import { useSteps } from '../content/use-steps';
import { ApplyGuide } from '../guide/ApplyGuide';
import { BenefitTable } from '../guide/BenefitTable';
import { Contact } from '../guide/Contact';
import { CoverFacts } from '../guide/CoverFacts';
import css from '../guide/guide.module.css';
import { StepSlider } from '../guide/StepSlider';
import { groupOfTier, tierOfGroup, tierTabs } from '../guide/tier-tabs';

const tabs = [
  { id: 'apply', label: '가입 방법', query: 'tab=apply' },
  { id: 'use', label: '이용 방법', query: 'tab=use' },
] as const;

/**
 * Explains each kind of membership, from joining to using it. The host shows the back button. Source: GUIDE-003…005,
 * 012.
 */
export function GuideTotal() {
  const [tab, chooseTab] = useQueryChoice('tab');
  const [group, chooseGroup] = useQueryChoice('group');
  const current = tab === 'use' ? 'use' : 'apply';
  const tier = tierOfGroup(group);
  return (
    <Page title="ServiceCare+ 이용 안내" lead="가입부터 이용까지, 필요한 것만 모았어요.">
      <Tabs label="안내" tabs={tabs} current={current} onChange={chooseTab}>
        <div className={css['panel']}>
          <Segmented
            label="멤버십"
            tabs={tierTabs}
            current={tier}
            onChange={(next) => chooseGroup(groupOfTier[next])}
          />
          {current === 'apply' ? <ApplyGuide tier={tier} /> : <UseGuide tier={tier} />}
        </div>
      </Tabs>
      <Contact />
    </Page>
  );
}

function UseGuide({ tier }: { tier: Tier }) {
  const query = useVtgQuery();
  return (
    <>
      <Card title="이용 순서">
        <StepSlider key={tier} label="이용 단계" steps={useSteps[tier]} />
      </Card>
      {tier === 'plain' ? <BenefitTable /> : <CoverFacts />}
      <PageLink block to={href('Subsc', { query })}>
        멤버십 현황에서 혜택 보기
      </PageLink>
      <PageLink variant="secondary" block to={href('Estimate', { query })}>
        정비 견적 계산하기
      </PageLink>
    </>
  );
}
