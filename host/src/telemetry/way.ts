import type { RouteName } from '@shared/routes/routes';
import type { FunnelName, StepName } from '@shared/telemetry/funnel';
import type { EventFields } from '@shared/telemetry/table';
import type { Told } from '@shared/telemetry/tell';

type Step = EventFields<'mfe.step'>;

/** A user flow in progress, with the time of its last step. It survives the card page. */
export type Way = { funnel: FunnelName; step: StepName; at: number };

/** Step of each screen. A screen without a funnel is a step of the flow in progress. */
const stepsOfScreens: Partial<Record<RouteName, readonly [step: StepName, funnel?: FunnelName]>> = {
  SubscGuide: ['home', 'apply'],
  SubscApplyTerm: ['terms', 'apply'],
  SubscApplyVehicle: ['vehicle', 'apply'],
  SubscApplyVehicleReg: ['vehicle', 'apply'],
  SubscApplyReq: ['payment'],
  Layover: ['return'],
  SubscApplyRes: ['done'],
  SubscRevoke: ['begin', 'revoke'],
  Transfer: ['begin', 'transfer'],
  SubscSolicitation: ['opened', 'solicitation'],
};

/**
 * Returns the flow and the event after a screen or a recorded step. Reaching another step is an event each time. A
 * failure is an event at the current step.
 */
export function stepOf(way: Way | undefined, told: Told & { at: number }): Stepped {
  const { at } = told;
  if ('screen' in told) {
    const [step, funnel] = stepsOfScreens[told.screen] ?? [];
    return reach(way, at, step, funnel);
  }
  if (!('step' in told || 'failure' in told)) return { way };
  const { step, funnel, failure } = told;
  if (failure === undefined) return reach(way, at, step, funnel);
  const isOther = funnel !== undefined && funnel !== way?.funnel;
  if (!way || isOther) return { way };
  return { way, event: eventOf(way, at - way.at, failure) };
}

type Stepped = { way: Way | undefined; event?: Step };

function reach(way: Way | undefined, at: number, step?: StepName, funnel = way?.funnel): Stepped {
  const isSame = way?.funnel === funnel;
  if (!step || !funnel || (isSame && way?.step === step)) return { way };
  const next = { funnel, step, at };
  return { way: next, event: eventOf(next, way && isSame ? at - way.at : 0, 'none') };
}

const eventOf = (way: Way, ms: number, failure: Step['error.type']): Step => ({
  'mfe.funnel': way.funnel,
  'mfe.step': way.step,
  'mfe.duration': Math.max(0, ms),
  'error.type': failure,
});
