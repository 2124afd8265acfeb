import { useSearchParams } from '@shared/router';
import type { Query } from '@shared/routes/href';
import { currentSession } from '@shared/session';

/**
 * Returns the vtg_id for links: the one in the address, else the member's. The route guard of the web requires it.
 * Source: GUARD-003, A-07.
 */
export function useMemberQuery(): { vtg_id: string | undefined } & Query {
  const [search] = useSearchParams();
  return { vtg_id: search.get('vtg_id') || currentSession().user?.vtgId || undefined };
}
