import { Navigate } from '@shared/router';
import { EmptyState } from '@shared/ui/EmptyState';
import { Page } from '@shared/ui/Page';
import { useEffect, useState } from 'react';
import { leaveResultPage, type Rest } from './leave-result-page';

type Props = { outcome: 'success' | 'failure'; title: string; text: string };

/**
 * Shows the result of the identity check until the window closes, or permanently if it cannot close. Source: IDENT-004,
 *
 */
export function IdentityResult({ outcome, title, text }: Props) {
  const [rest, setRest] = useState<Rest>();
  useEffect(() => setRest(leaveResultPage(outcome, window)), [outcome]);

  if (rest?.do === 'back') return <Navigate to={rest.path} replace />;
  return (
    <Page title="본인인증">
      <EmptyState icon={outcome === 'success' ? 'success' : 'warning'} title={title} text={text} />
    </Page>
  );
}
