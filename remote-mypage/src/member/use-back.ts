import { useLocation, useNavigate } from '@shared/router';
import { href } from '@shared/routes/href';
import { useMemberQuery } from './use-member-query';

/** Back to where the visitor came from; whoever came here directly gets to the memberships. */
export function useBack(): () => void {
  const navigate = useNavigate();
  const query = useMemberQuery();
  const isFirstPage = useLocation().key === 'default';
  return () =>
    void (isFirstPage ? navigate(href('Subsc', { query }), { replace: true }) : navigate(-1));
}
