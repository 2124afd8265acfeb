import { useSearchParams } from '@shared/router';
import { useSession } from '@shared/session';

/**
 * Returns the vtg_id for links: the one in the address, else the user's. The route guard of the web requires it.
 * Source: GUARD-003, A-07.
 */
export function useVtgQuery(): { vtg_id: string | undefined } {
  const [search] = useSearchParams();
  const { user } = useSession();
  return { vtg_id: search.get('vtg_id') || user?.vtgId || undefined };
}
