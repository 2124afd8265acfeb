import { useLocation, useNavigate } from '@shared/router';
import { href } from '@shared/routes/href';
import { useMemberQuery } from './use-member-query';

/** Back to the page before; after a direct entry to the list of subscriptions. Source: REVOKE-014. */
export function useBack(): () => void {
  const navigate = useNavigate();
  const query = useMemberQuery();
  const hasKey = useLocation().key !== 'default';
  return () => {
    // A first page that was led on to this one in its place has a key, but nothing behind it.
    const isFirst = (history.state as { idx?: number } | null)?.idx === 0;
    if (hasKey && !isFirst) void navigate(-1);
    else void navigate(href('Subsc', { query }), { replace: true });
  };
}
