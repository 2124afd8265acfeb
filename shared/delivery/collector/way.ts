import { funnels, type StepName } from '@shared/telemetry/funnel';
import type { EventFields } from '@shared/telemetry/table';
import type { Versions, VisitCounts } from './visit';

/** A way through the product that a tab is on, over as many documents as it takes. */
export type Way = { channel: string; versions: Versions; isDone: boolean };

/** Who is quiet for as long has broken off. A card page closes after fifteen minutes. */
export const WAY_MS = 20 * 60_000;

/** Whether a step is one that somebody takes who means to go on; who sees home has begun nothing. */
export const isBegun = ({ 'mfe.funnel': funnel, 'mfe.step': step }: EventFields<'mfe.step'>) =>
  step !== 'home' && (funnels[funnel] as readonly StepName[]).includes(step);

export const isEnd = (step: EventFields<'mfe.step'>): boolean =>
  step['mfe.step'] === 'done' && step['error.type'] === 'none';

/** What a way adds to the counts of the minute it ended in. */
export const countsOfWay = ({ isDone }: Way): VisitCounts => ({
  visits: 0,
  failed: 0,
  replaced: 0,
  erred: 0,
  silent: 0,
  timed: 0,
  slow: 0,
  ways: 1,
  broken_off: Number(!isDone),
});
