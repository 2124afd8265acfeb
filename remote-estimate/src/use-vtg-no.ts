import { useSearchParams } from '@shared/router';
import { useSession } from '@shared/session';
import { vtgNoOf } from './vtg-no';

/** Owner of the estimate. `nobody` and `not-linked` are the reasons why there is none. */
export type Whose =
  | { kind: 'waiting' }
  | { kind: 'known'; vtgNo: string }
  | { kind: 'nobody' }
  | { kind: 'not-linked' };

/**
 * Returns the owner of the estimate. The page does not wait for a user that cannot be loaded. Source: A-37, EST-014,
 * 019.
 */
export function useVtgNo(): Whose {
  const [search] = useSearchParams();
  const { ready, user } = useSession();
  if (!ready) return { kind: 'waiting' };
  const vtgNo = vtgNoOf(search, user);
  if (vtgNo) return { kind: 'known', vtgNo };
  return { kind: user === undefined ? 'nobody' : 'not-linked' };
}
