import { useSearchParams } from '@shared/router';
import { useSession } from '@shared/session';
import { vtgNoOf } from './vtg-no';

/** Whose estimate is asked for; `nobody` and `not-linked` say why there is none. */
export type Whose =
  | { kind: 'waiting' }
  | { kind: 'known'; vtgNo: string }
  | { kind: 'nobody' }
  | { kind: 'not-linked' };

/**
 * The start of the page ends with or without a user: one that could not be
 * loaded does not keep the screen waiting. Source: A-37, EST-014, 019.
 */
export function useVtgNo(): Whose {
  const [search] = useSearchParams();
  const { ready, user } = useSession();
  if (!ready) return { kind: 'waiting' };
  const vtgNo = vtgNoOf(search, user);
  if (vtgNo) return { kind: 'known', vtgNo };
  return { kind: user === undefined ? 'nobody' : 'not-linked' };
}
