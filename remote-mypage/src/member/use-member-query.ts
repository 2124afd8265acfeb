import { useSearchParams } from '@shared/router';
import type { Query } from '@shared/routes/href';
import { currentSession } from '@shared/session';

/** The vtg_id that links carry on: the address's, else the member's. The web's route guard asks for it. Source: GUARD-003, A-07. */
export function useMemberQuery(): { vtg_id: string | undefined } & Query {
  const [search] = useSearchParams();
  return { vtg_id: search.get('vtg_id') || currentSession().user?.vtgId || undefined };
}
