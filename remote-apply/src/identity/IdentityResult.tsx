import { Navigate } from '@shared/router';
import { EmptyState } from '@shared/ui/EmptyState';
import { Page } from '@shared/ui/Page';
import { useEffect, useState } from 'react';
import { leaveResultPage, type Rest } from './leave-result-page';

type Props = { outcome: 'success' | 'failure'; title: string; text: string };

/** Shown for the moment before the window closes, and for good where it cannot. Source: IDENT-004, A-50. */
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
