import { isOpen } from '@shared/domain/subscription';
import { subscriptionStates } from '@shared/domain/subscription-codes';
import { idOf, known, listOf, textOrNone, unusual } from './plain';
import type { Answers } from './start';

/** Which vehicles of a customer have a membership under way, and which, or `undefined` where it is not known. Source: API-006. */
export const openMembershipsAhead = (
  { answer }: Answers,
  userId: string,
): readonly { vin: string; title: string }[] | undefined =>
  known(answer(`/users/${userId} `), ({ data }) =>
    listOf(Object(data).subscs, ({ id, subscId, state, pkg, vehicle_num_id: vin }) => {
      idOf(id ?? subscId);
      return {
        state: subscriptionStates.nameOf(state) ?? ('unknown' as const),
        vin: textOrNone(vin),
        title: textOrNone(packageIn(pkg).title),
      };
    })
      .filter(isOpen)
      .map(({ state: _, ...one }) => one),
  );

/** Some write its title alone. */
export const packageIn = (pkg: unknown) =>
  typeof (pkg ?? {}) === 'object' ? Object(pkg) : unusual();
