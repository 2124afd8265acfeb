import { isOpen } from '@shared/domain/subscription';
import { subscriptionStates } from '@shared/domain/subscription-codes';
import { isGroup } from '@shared/domain/tier';
import { idOf, known, listOf, textOrNone, unusual, type Wire } from './plain';
import type { Answers } from './start';

/**
 * Vehicles that have a pending or active membership, or `undefined` when it is not known. `name` is the package's group.
 * Source: API-006.
 */
export const openMembershipsAhead = (
  { answer }: Answers,
  userId: string,
): readonly { vin: string; name: string }[] | undefined =>
  known(answer(`/users/${userId} `), ({ data }) =>
    listOf(Object(data).subscs, ({ id, subscId, state, pkg, vehicle_num_id: vin }) => {
      idOf(id ?? subscId);
      return {
        state: subscriptionStates.nameOf(state) ?? ('unknown' as const),
        vin: textOrNone(vin),
        name: groupIn(Object(pkg).group),
      };
    }).filter(isOpen),
  );

/** The name on our screens: the group where it is known. */
export const nameOf = (pkg: Wire): string => {
  const group = textOrNone(pkg['group']);
  return isGroup(group) ? group : textOrNone(pkg['title']);
};

/** Our groups have seven letters or more; comparing the shape saves bytes. Anything else is left to the page itself. */
const groupIn = (group: unknown): string =>
  /^[A-Z ]{7,}$/.test(String(group)) ? String(group) : unusual();

/** Some write its title alone. */
export const packageIn = (pkg: unknown) =>
  typeof (pkg ?? {}) === 'object' ? Object(pkg) : unusual();
