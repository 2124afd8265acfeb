import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { type Fault, SLOW_MS } from '../../faults';
import { CLOTHES_COOKIE, EXTRAS_COOKIE } from '../../literal/dialect';
import { outcomesOf, writeOutcomes } from '../../outcomes';
import type { Services } from '../../services/create-services';
import type { Device } from './open';

export type Situation = ReturnType<typeof situationOf>;

/** Returns the settings of this browser and of the whole sandbox. Without `day`, the clock stays as it is. */
export const situationOf = (
  c: Context,
  { faults, remoteFaults }: Pick<Services, 'faults' | 'remoteFaults'>,
  day: string | undefined,
) => ({
  outcomes: outcomesOf(c),
  faults: faults.list(),
  remoteFaults,
  day,
  extras: getCookie(c, EXTRAS_COOKIE),
  clothes: getCookie(c, CLOTHES_COOKIE),
});

/**
 * Returns the words of `?scenario=` that restore the situation for a person on a device, as `readScenario` reads them.
 */
export function scenarioOf(situation: Situation, person: string, device: Device): string {
  const { outcomes, faults, remoteFaults, day, extras, clothes } = situation;
  return [
    person || 'visitor',
    device,
    ...writeOutcomes(outcomes).split('.').filter(Boolean),
    ...(day === undefined ? [] : [`clock:${day}`]),
    ...faults.flatMap(faultWord),
    ...[...remoteFaults].map(([app, kind]) => `remote:${app}:${kind}`),
    ...(extras === undefined ? [] : [`extras:${extras}`]),
    ...(clothes === undefined ? [] : [`clothes:${clothes}`]),
  ].join(',');
}

function faultWord({
  operationId,
  status,
  statusCode,
  delay,
  hang,
  broken,
  after,
}: Fault): string[] {
  const waits = delay === undefined ? undefined : delay === SLOW_MS ? 'slow' : `${delay}ms`;
  const how = hang ? 'hang' : broken ? 'broken' : (after ?? statusCode ?? status ?? waits);
  return how === undefined ? [] : [`fault:${operationId}:${how}`];
}
