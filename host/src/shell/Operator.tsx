import { settings } from '@shared/config/settings';
import {
  ftcAddress,
  INTERMEDIARY_NOTICE,
  type LabelledFact,
  missingFactsSentence,
  operatorFacts,
} from '@shared/copy/operator-facts';
import { Link } from '@shared/router';
import { href } from '@shared/routes/href';
import { useSession } from '@shared/session';
import { Icon } from '@shared/ui/Icon';
import type { ReactNode } from 'react';
import { Breakable } from './Breakable';
import css from './Operator.module.css';

/** Number of facts that are visible in a folded list: name and phone. */
const VISIBLE = 2;

/** Shows name and phone of the operator, and the other facts in a folded list. Source: LAW-001. */
export function FooterOperator() {
  const facts = operatorFacts(settings.company);
  return (
    <div className={css['operator']}>
      <FactList facts={facts.slice(0, VISIBLE)} />
      <Folded title="사업자 정보">
        <FactList facts={facts.slice(VISIBLE)} />
        <Verification facts={facts} />
      </Folded>
    </div>
  );
}

/** Shows all facts of the operator in a folded list, at the end of a page that has no footer. Source: LAW-001. */
export function PageEndOperator() {
  const facts = operatorFacts(settings.company);
  return (
    <aside className={css['pageEnd']} aria-label="사업자 정보">
      <Folded title="사업자 정보와 약관">
        <LegalLinks />
        <FactList facts={facts} />
        <Verification facts={facts} />
        <p>{INTERMEDIARY_NOTICE}</p>
      </Folded>
    </aside>
  );
}

export const LegalLinks = () => (
  <nav className={css['links']} aria-label="약관">
    <Link to={href('TermInfo', { params: { type: 'service' } })}>이용약관</Link>
    <Link to={href('TermInfo', { params: { type: 'privacy' } })}>개인정보처리방침</Link>
  </nav>
);

const Folded = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className={css['folded']}>
    <summary>
      {title}
      <Icon name="down" size="small" className={css['arrow']} />
    </summary>
    <div className={css['content']}>{children}</div>
  </details>
);

const FactList = ({ facts }: { facts: readonly LabelledFact[] }) => (
  <dl className={css['facts']}>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value.includes('@') ? <Breakable text={value} /> : value}</dd>
      </div>
    ))}
  </dl>
);

/** Links to the page of the Fair Trade Commission about the operator, and says where to ask for missing facts. */
function Verification({ facts }: { facts: readonly LabelledFact[] }) {
  const { env } = useSession();
  const missing = missingFactsSentence(facts, env?.tell);
  const address = ftcAddress(settings.company.businessNumber);
  return (
    <>
      {missing !== undefined && <p>{missing}</p>}
      {address !== undefined && <a href={address}>공정거래위원회에서 사업자 정보 확인</a>}
    </>
  );
}
