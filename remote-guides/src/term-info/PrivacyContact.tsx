import { settings } from '@shared/config/settings';
import { missingFactsSentence, operatorFacts } from '@shared/copy/operator-facts';
import { useSession } from '@shared/session';
import { Card } from '@shared/ui/Card';
import { Facts } from '@shared/ui/Facts';

/** Shows who answers questions about personal data: the department, and the operator's facts. Source: LAW-011. */
export function PrivacyContact() {
  const { env } = useSession();
  const facts = operatorFacts(settings.company).slice(0, 5);
  const missing = missingFactsSentence(facts, env?.tell);
  return (
    <Card title="개인정보 문의">
      <Facts rows={[{ label: '담당 부서', value: '고객센터' }, ...facts]} />
      {missing !== undefined && <p>{missing}</p>}
    </Card>
  );
}
