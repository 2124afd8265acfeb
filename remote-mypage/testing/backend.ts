import { answer, bare, ok } from '@shared/testing/network';
import { vehicles } from '@shared/testing/wire/vehicles';

/** What the backend knows of the member: their vehicles, these memberships, no transfer waiting for them. */
export function has(...memberships: readonly Record<string, unknown>[]): void {
  answer('GET /users/U1', ok({ vehicles, subscs: memberships }));
  for (const one of memberships) {
    answer(`GET /subscs/${one['id']}`, ok(one));
    answer(`GET /subscs/showProdsV2/${one['id']}`, ok({ able: [], disable: [] }));
    answer(`GET /subscs/showProdsInsurance/${one['id']}`, ok({ able: [], disable: [] }));
  }
}

/** A change is taken with an answer that says nothing of it; the backend holds these from then on. */
export function takes(route: string, ...after: readonly Record<string, unknown>[]): void {
  answer(route, () => {
    has(...after);
    return bare('');
  });
}
