import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { type Fault, SLOW_MS } from '../../faults';
import { CLOTHES_COOKIE, EXTRAS_COOKIE } from '../../literal/dialect';
import { outcomesOf, writeOutcomes } from '../../outcomes';
import type { Services } from '../../services/create-services';
import { koreanTime } from '../clock/clock-actions';
import { saidOf } from '../faults/fault-actions';
import type { Device } from './open';

export type Situation = ReturnType<typeof situationOf>;

/** Returns the settings of this browser and of the whole sandbox. Without `time`, the clock stays as it is. */
export const situationOf = (
  c: Context,
  { faults, remoteFaults, clock }: Pick<Services, 'faults' | 'remoteFaults' | 'clock'>,
  time: Date | undefined,
) => ({
  outcomes: outcomesOf(c),
  faults: faults.list(),
  remoteFaults,
  time,
  isFrozen: clock.isFrozen(),
  extras: getCookie(c, EXTRAS_COOKIE),
  clothes: getCookie(c, CLOTHES_COOKIE),
});

/**
 * Returns the value of `?scenario=` that restores the situation for a person on a device, as `readScenario` reads it.
 */
export function scenarioOf(situation: Situation, person: string, device: Device): string {
  const { outcomes, faults, remoteFaults, time, isFrozen, extras, clothes } = situation;
  const clock = isFrozen ? 'freeze' : 'clock';
  return [
    person || 'visitor',
    device,
    ...writeOutcomes(outcomes).split('.').filter(Boolean),
    ...(time === undefined ? [] : [`${clock}:${koreanTime(time).slice(0, 16).replace(' ', 'T')}`]),
    ...faults.flatMap((fault) => faultWord(fault) ?? []),
    ...[...remoteFaults].map(([app, kind]) => `remote:${app}:${kind}`),
    ...(extras === undefined ? [] : [`extras:${extras}`]),
    ...(clothes === undefined ? [] : [`clothes:${clothes}`]),
  ].join(',');
}

/** Names the faults for which a scenario has no word, or a word for a part of them only. */
export const leftOut = ({ faults }: Pick<Situation, 'faults'>): string => {
  const lost = faults.filter((fault) => faultWord(fault) === undefined);
  const names = lost.map((fault) => `${fault.operationId} (${saidOf(fault)})`);
  return names.length === 0 ? '' : `담지 못한 오류: ${names.join(', ')}`;
};

/** Returns the word for a fault with one part. A word for one part of several would restore another fault. */
function faultWord({ operationId, ...parts }: Fault): string | undefined {
  if (Object.keys(parts).length !== 1) return undefined;
  const { status, statusCode, delay, hang, broken, after } = parts;
  const waits = delay === undefined ? undefined : delay === SLOW_MS ? 'slow' : `${delay}ms`;
  const how = hang ? 'hang' : broken ? 'broken' : (after ?? statusCode ?? status ?? waits);
  return how === undefined ? undefined : `fault:${operationId}:${how}`;
}
