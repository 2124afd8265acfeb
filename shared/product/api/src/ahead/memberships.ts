import { isOpen } from '@shared/domain/subscription';
import { requestStates, subscriptionStates } from '@shared/domain/subscription-codes';
import { isGroup } from '@shared/domain/tier';
import type { Subscription } from '../subscription-shape';
import { dayOrNone, idOf, known, listOf, textOrNone, unusual, type Wire } from './plain';
import type { Answers } from './start';

type MembershipName = Pick<Subscription, 'vin' | 'state' | 'request' | 'startsOn'> & {
  name: string;
};

/**
 * Returns the vehicles with a pending or active membership, or `undefined` if they are not known. `name` is the
 * package's group. Source: API-006.
 */
export const openMembershipsAhead = (
  { answer }: Answers,
  userId: string,
): readonly MembershipName[] | undefined =>
  known(answer(`/users/${userId} `), ({ data }) =>
    listOf(Object(data).subscs, ({ id, subscId, pkg, vehicle_num_id: vin, ...wire }) => {
      idOf(id ?? subscId);
      return {
        ...standingOf(wire),
        vin: textOrNone(vin),
        startsOn: dayOrNone(wire['date_start']),
        name: groupIn(Object(pkg).group),
      };
    }).filter(isOpen),
  );

/** Returns the state and the request of a membership. A missing request means none. */
export const standingOf = (wire: Wire): Pick<Subscription, 'state' | 'request'> => ({
  state: subscriptionStates.nameOf(wire['state']) ?? 'unknown',
  request: requestStates.nameOf(wire['state_req'] ?? requestStates.codeOf('none')) ?? 'unknown',
});

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
