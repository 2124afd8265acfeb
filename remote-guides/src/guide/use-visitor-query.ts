import { useSearchParams } from '@shared/router';
import { useSession } from '@shared/session';

/** The vtg_id that links carry on: the address's, else the user's; the web's route guard asks for it. Source: GUARD-003. */
export function useVisitorQuery(): { vtg_id: string | undefined } {
  const [search] = useSearchParams();
  const { user } = useSession();
  return { vtg_id: search.get('vtg_id') || user?.vtgId || undefined };
}
