import { answer, bare, ok } from '@shared/testing/network';
import { vehicles } from '@shared/testing/wire/vehicles';

/** Sets the backend's data: the member's vehicles and these memberships, and no incoming transfer. */
export function has(...memberships: readonly Record<string, unknown>[]): void {
  answer('GET /users/U1', ok({ vehicles, subscs: memberships }));
  for (const one of memberships) {
    answer(`GET /subscs/${one['id']}`, ok(one));
    if (one['state_req'] === -20) {
      const refund = { price_refund: 757_350, refund_data: null };
      answer(`GET /subscs/getRefundPrice/${one['id']}`, bare(refund));
    }
    answer(`GET /subscs/showProdsV2/${one['id']}`, ok({ able: [], disable: [] }));
    answer(`GET /subscs/showProdsInsurance/${one['id']}`, ok({ able: [], disable: [] }));
  }
}

/** Accepts a change with an empty answer. Afterwards the backend has these memberships. */
export function takes(route: string, ...after: readonly Record<string, unknown>[]): void {
  answer(route, () => {
    has(...after);
    return bare('');
  });
}
