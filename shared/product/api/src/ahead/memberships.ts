import { isOpen } from '@shared/domain/subscription';
import { subscriptionStates } from '@shared/domain/subscription-codes';
import { isGroup } from '@shared/domain/tier';
import { idOf, known, listOf, textOrNone, unusual, type Wire } from './plain';
import type { Answers } from './start';

/**
 * Returns the vehicles with a pending or active membership, or `undefined` if they are not known. `name` is the
 * package's group. Source: API-006.
 */
export const openMembershipsAhead = (
  { answer }: Answers,
  userId: string,
): readonly { vin: string; state: string; name: string }[] | undefined =>
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

/** Returns the name that our screens show: the group if it is known, otherwise the title. */
export const nameOf = (pkg: Wire): string => {
  const group = textOrNone(pkg['group']);
  return isGroup(group) ? group : textOrNone(pkg['title']);
};

/**
 * Returns a group of a package. It compares only the form (seven letters or more) to save bytes, and throws for others,
 * so that the page reads the answer itself.
 */
const groupIn = (group: unknown): string =>
  /^[A-Z ]{7,}$/.test(String(group)) ? String(group) : unusual();

/** Returns the package, or an empty object if there is none. Throws if the answer holds only its title. */
export const packageIn = (pkg: unknown) =>
  typeof (pkg ?? {}) === 'object' ? Object(pkg) : unusual();
