import { NO_REQUEST, requestStates, subscriptionStates } from '@shared/domain/subscription-codes';
import type { Subscription } from '../subscription-shape';
import { nameOf, packageIn } from './memberships';
import { dayOrNone, idOf, known, listOf, textOrNone, unusual, type Wire } from './plain';
import type { Answers } from './start';

/** The fields of a membership that its card shows. */
export type MembershipAhead = Pick<
  Subscription,
  'id' | 'state' | 'request' | 'title' | 'vin' | 'plate' | 'startsOn' | 'stopsOn' | 'insured'
> & {
  parentId: undefined;
  /** True if the membership was transferred or its transfer is in progress. */
  isMoved: boolean;
};

/** Returns the memberships of a customer, or `undefined` if they are not known. Source: API-006, ENTITY-021…027. */
export const membershipsAhead = (
  { answer }: Answers,
  userId: string,
): readonly MembershipAhead[] | undefined =>
  known(answer(`/users/${userId} `), ({ data }) => listOf(Object(data).subscs, membershipOf));

const membershipOf = (wire: Wire): MembershipAhead => {
  const pkg = packageIn(wire['pkg']);
  return {
    id: idOf(wire['id'] ?? wire['subscId']),
    parentId: undefined,
    state: subscriptionStates.nameOf(wire['state']) ?? 'unknown',
    request: requestStates.nameOf(wire['state_req'] ?? NO_REQUEST) ?? 'unknown',
    title: nameOf(pkg),
    vin: textOrNone(wire['vehicle_num_id']),
    plate: textOrNone(wire['vehicle_num_reg']),
    startsOn: dayOrNone(wire['date_start']),
    stopsOn: dayOrNone(wire['date_stop']),
    insured:
      [wire['prodTypeInsurance'], wire['prodInsurance']].map(flagOf).includes(true) ||
      textOrNone(pkg.group) === 'POWER TRAIN',
    isMoved: isMoved(Object(objectIn(wire['options']))),
  };
};

const flagOf = (value: unknown): boolean =>
  typeof (value ?? false) === 'boolean' ? value === true : unusual();
const objectIn = (value: unknown): unknown =>
  typeof (value ?? {}) === 'object' ? value : unusual();
const isMoved = ({ is_escalation: moved, escalation }: Wire): boolean =>
  flagOf(moved) || (objectIn(escalation) ?? null) !== null;
