import { isOpen } from '@shared/domain/subscription';
import { NO_REQUEST, subscriptionStates } from '@shared/domain/subscription-codes';
import { isGroup } from '@shared/domain/tier';
import { dayOrNone, idOf, known, listOf, textOrNone, unusual, type Wire } from './plain';
import type { Answers } from './start';

/** `isInForce`: its benefits apply on the day of the visit. */
type MembershipName = { vin: string; name: string; isInForce: boolean };

/**
 * Returns the vehicles with a pending or active membership, or `undefined` if they are not known or one has a request.
 * `name` is the package's group. Source: API-006.
 */
export const openMembershipsAhead = (
  { answer }: Answers,
  userId: string,
  today: string,
): readonly MembershipName[] | undefined =>
  known(answer(`/users/${userId} `), ({ data }) =>
    listOf(Object(data).subscs, (wire) => {
      const { id, subscId, state: code, state_req: request, pkg } = wire;
      idOf(id ?? subscId);
      const state = subscriptionStates.nameOf(code) ?? 'unknown';
      const startsOn = dayOrNone(wire['date_start']);
      const vin = textOrNone(wire['vehicle_num_id']);
      const name = groupIn(Object(pkg).group);
      if (!isOpen({ state })) return [];
      // Only the client knows which request leaves a membership in force.
      if ((request ?? NO_REQUEST) !== NO_REQUEST) unusual();
      return [{ vin, name, isInForce: state === 'active' && (startsOn ?? '') <= today }];
    }).flat(),
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
