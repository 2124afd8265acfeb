import { PageLink } from '@shared/page/PageLink';
import { href } from '@shared/routes/href';
import { Card } from '@shared/ui/Card';
import { Notes } from '@shared/ui/Notes';
import { refundRules } from '../content/refund-rules';
import { useVisitorQuery } from '../guide/use-visitor-query';

/** Source: GUIDE-007. */
export function Cancellation() {
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
