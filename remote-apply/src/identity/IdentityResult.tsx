import { Navigate } from '@shared/router';
import { EmptyState } from '@shared/ui/EmptyState';
import { Page } from '@shared/ui/Page';
import { useEffect, useState } from 'react';
import { tellIdentityEnded } from './identity-news';
import { takeReturnAddress } from './return-address';

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

/** Step that the customer has to take. `back`: go to that page. `close`: close the window. */
type Rest = { do: 'back'; path: string } | { do: 'close' };

/**
 * Notifies the waiting page, reloads the page that opened this window, and closes the window. If the browser does not
 * close it, returns the step for the customer. Source: IDENT-004, A-50.
 */
export function leaveResultPage(outcome: 'success' | 'failure', page: Window): Rest {
  tellIdentityEnded(outcome);
  if (!page.opener) {
    const path = takeReturnAddress();
    if (path !== undefined) return { do: 'back', path };
  }
  reloadOpener(page);
  page.close();
  return { do: 'close' };
}

function reloadOpener({ opener }: Window): void {
  try {
    if (opener instanceof Object && 'location' in opener) (opener as Window).location.reload();
  } catch {
    // A page of another origin opened this window. We cannot reload it, but the channel has notified our page.
  }
}
