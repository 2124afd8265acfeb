import { PageLink } from '@shared/page/PageLink';
import { useQueryChoice } from '@shared/page/use-query-choice';
import { useVtgQuery } from '@shared/page/use-vtg-query';
import { href } from '@shared/routes/href';
import { Page } from '@shared/ui/Page';
import { Tabs } from '@shared/ui/Tabs';
import { ApplyGuide } from '../guide/ApplyGuide';
import { Contact } from '../guide/Contact';
import css from '../guide/guide.module.css';
import { groupOfTier, tierOfGroup, tierTabs } from '../guide/tier-tabs';

/** Explains to every visitor how to join. Source: GUIDE-001, 002, 012. */
export function GuideSubscApply() {
  const [group, chooseGroup] = useQueryChoice('group');
  const query = useVtgQuery();
  const tier = tierOfGroup(group);
  return (
    <Page
      title="멤버십 가입, 이렇게 진행돼요"
      lead="앱에서 몇 단계만 거치면 신청이 끝나요. 먼저 순서와 조건을 확인해 보세요."
    >
      <Tabs
        label="멤버십"
        tabs={tierTabs}
        current={tier}
        onChange={(next) => chooseGroup(groupOfTier[next])}
      >
        <div className={css['panel']}>
          <ApplyGuide tier={tier} />
        </div>
      </Tabs>
      <PageLink block to={href('SubscGuide', { query })}>
        멤버십과 금액 보기
      </PageLink>
      <Contact />
    </Page>
  );
}
