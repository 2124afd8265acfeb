import { useVtgQuery } from '@shared/page/use-vtg-query';
import { useLocation, useNavigate } from '@shared/router';
import { href } from '@shared/routes/href';

/**
 * Returns the action that goes to the previous page, or to the list of subscriptions after a direct entry.
 * Source: REVOKE-014.
 */
export function useBack(): () => void {
  const navigate = useNavigate();
  const query = useVtgQuery();
  const hasKey = useLocation().key !== 'default';
  return () => {
    // A first page that was replaced by this one has a key, but no previous page.
    const isFirst = (history.state as { idx?: number } | null)?.idx === 0;
    if (hasKey && !isFirst) void navigate(-1);
    else void navigate(href('Subsc', { query }), { replace: true });
  };
}
