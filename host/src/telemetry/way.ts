import type { RouteName } from '@shared/routes/routes';
import type { FunnelName, StepName } from '@shared/telemetry/funnel';
import type { EventFields } from '@shared/telemetry/table';
import type { Told } from '@shared/telemetry/tell';

type Step = EventFields<'mfe.step'>;

/** A way through the product that is under way, and when its last step was reached. It lives over the card page. */
export type Way = { funnel: FunnelName; step: StepName; at: number };

/** Which screen is which step; without a funnel it is one of the way under way. */
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
 * What a screen, or what it tells, means for the way under way: another step is an event, each time it is reached; a
 * failure is one at the step it happened.
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
