import type { Release } from '@shared/release/release';
import type { RouteName } from '@shared/routes/routes';
import { faultFields } from '@shared/telemetry/fault-fields';
import type { EventFields, TelemetryEvent } from '@shared/telemetry/table';
import { isWhole } from '@shared/telemetry/whole';
import { urlOf } from '@shared/text/url';
import { exceptionOf } from './exception';
import type { Fault } from './fault';
import { isForeign } from './foreign';

export type FaultPlace = { release: Release; screen: RouteName };
type FaultEvent = Extract<TelemetryEvent, { name: keyof typeof faultFields }>;

type Kind = 'own' | 'foreign' | 'mfe.policy' | 'mfe.unread';

/**
 * Maximum number of recorded faults per kind and document. Each kind has its own budget. An exception of ours is
 * recorded once, however often it is thrown, so its budget counts different exceptions.
 */
const BUDGETS: Readonly<Record<Kind, number>> = {
  own: 100,
  foreign: 20,
  'mfe.policy': 20,
  'mfe.unread': 20,
};

/** Returns the event of a fault, or `undefined` when the fault must not be recorded. */
export type FaultLog = (fault: Fault, place: FaultPlace) => TelemetryEvent | undefined;

/**
 * Returns the log of one document. Fields of a fault come from outside our code (a stack, an answer, an address), so
 * each one is checked against the table. An event that does not fit is dropped.
 */
export function newFaultLog(): FaultLog {
  const counts: Record<Kind, number> = { own: 0, foreign: 0, 'mfe.policy': 0, 'mfe.unread': 0 };
  const known = new Set<string>();
  return (fault, place) => {
    const event = faultOf(fault, place);
    if (!event || !isWhole(event.fields, faultFields[event.name])) return undefined;
    const kind = kindOf(event);
    if (kind === 'own') {
      const name = Object.values(event.fields).join('\0');
      if (known.has(name)) return undefined;
      known.add(name);
    }
    counts[kind] += 1;
    return counts[kind] <= BUDGETS[kind] ? event : undefined;
  };
}

function kindOf({ name, fields }: FaultEvent): Kind {
  if (name !== 'exception') return name;
  return fields['mfe.caught'] === 'foreign' ? 'foreign' : 'own';
}

function faultOf(fault: Fault, place: FaultPlace): FaultEvent | undefined {
  const { at } = fault;
  const exception = (thrown: unknown, caught: 'error' | 'rejection' | 'render'): FaultEvent => ({
    name: 'exception',
    at,
    fields: exceptionOf(thrown, caught, place, (hasOwnFrames) => isForeign(fault, hasOwnFrames)),
  });
  if ('thrown' in fault) return exception(fault.thrown, 'render');
  if ('unread' in fault) {
    const { call, places, reference = '' } = fault.unread;
    const fields = { 'mfe.call': call, 'mfe.places': places.join(','), 'mfe.reference': reference };
    return { name: 'mfe.unread', at, fields };
  }
  const { heard } = fault;
  if (isRejection(heard)) return exception(heard.reason, 'rejection');
  if (isBreach(heard))
    return {
      name: 'mfe.policy',
      at,
      fields: { ...breachOf(heard), 'app.screen.name': place.screen },
    };
  // The loader records files that failed to load.
  return isError(heard) ? exception(heard.error, 'error') : undefined;
}

const isRejection = (heard: Event): heard is PromiseRejectionEvent => 'reason' in heard;
const isBreach = (heard: Event): heard is SecurityPolicyViolationEvent => 'blockedURI' in heard;
const isError = (heard: Event): heard is ErrorEvent => 'error' in heard;

type Breach = Omit<EventFields<'mfe.policy'>, 'app.screen.name'>;

/** Returns the event of a policy violation: the rule, and whether the file was ours. It never contains addresses. */
export function breachOf({
  effectiveDirective,
  blockedURI,
}: Pick<SecurityPolicyViolationEvent, 'effectiveDirective' | 'blockedURI'>): Breach {
  return { 'mfe.directive': effectiveDirective, 'mfe.blocked': whose(blockedURI) };
}

function whose(blocked: string): Breach['mfe.blocked'] {
  if (blocked === 'inline' || blocked === 'eval') return blocked;
  return urlOf(blocked)?.origin === location.origin ? 'own' : 'foreign';
}
