import type { Unread } from '@shared/api/read/unread';
import type { Release } from '@shared/release/release';
import type { RouteName } from '@shared/routes/routes';
import { faultFields } from '@shared/telemetry/fault-fields';
import type { TelemetryEvent } from '@shared/telemetry/table';
import { isWhole } from '@shared/telemetry/whole';
import { breachOf } from './breach';
import { exceptionOf } from './exception';

/** Something that went wrong, as it was heard. */
export type Fault = { at: number } & ({ thrown: unknown } | { heard: Event } | { unread: Unread });
export type FaultPlace = { release: Release; screen: RouteName };
type FaultEvent = Extract<TelemetryEvent, { name: keyof typeof faultFields }>;

/**
 * The events of what went wrong. Their fields come from outside our code (a stack, an answer, an address), so each is
 * held against the table here: one that does not fit goes nowhere.
 */
export function faultsOf(faults: readonly Fault[], place: FaultPlace): TelemetryEvent[] {
  return faults
    .map((fault) => faultOf(fault, place))
    .filter(
      (event): event is FaultEvent => !!event && isWhole(event.fields, faultFields[event.name]),
    );
}

function faultOf(fault: Fault, place: FaultPlace): FaultEvent | undefined {
  const { at } = fault;
  const exception = (thrown: unknown, caught: 'error' | 'rejection' | 'render'): FaultEvent => ({
    name: 'exception',
    at,
    fields: exceptionOf(thrown, caught, place),
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
  // A file that did not come is the loader's to tell.
  return isError(heard) ? exception(heard.error, 'error') : undefined;
}

const isRejection = (heard: Event): heard is PromiseRejectionEvent => 'reason' in heard;
const isBreach = (heard: Event): heard is SecurityPolicyViolationEvent => 'blockedURI' in heard;
const isError = (heard: Event): heard is ErrorEvent => 'error' in heard;
