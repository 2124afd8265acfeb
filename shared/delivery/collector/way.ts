import { funnels, type StepName } from '@shared/telemetry/funnel';
import type { EventFields } from '@shared/telemetry/table';
import type { Versions, VisitCounts } from './visit';

/** A user flow of one tab, across several documents. */
export type Way = { channel: string; versions: Versions; isDone: boolean };

/** Milliseconds without an event after which a flow counts as abandoned. A card page closes after 15 minutes. */
export const WAY_MS = 20 * 60_000;

/** Returns whether a step starts or continues a flow. Opening the home screen starts none. */
export const isBegun = ({ 'mfe.funnel': funnel, 'mfe.step': step }: EventFields<'mfe.step'>) =>
  step !== 'home' && (funnels[funnel] as readonly StepName[]).includes(step);

export const isEnd = (step: EventFields<'mfe.step'>): boolean =>
  step['mfe.step'] === 'done' && step['error.type'] === 'none';

/** Returns the counts that a user flow adds to the minute in which it ended. */
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
