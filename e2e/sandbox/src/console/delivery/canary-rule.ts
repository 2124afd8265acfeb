import type { Tally } from './delivery-events';

/** Fewer sessions of a canary say nothing yet. */
const ENOUGH_SESSIONS = 200;
/** How many times the stable release's rate a canary's may be. */
const AT_MOST = 2;
/** A rate of the stable release counts as at least this, or one unlucky phone in 200 would stop a canary. */
const LEAST_RATE = 0.005;

type Sessions = Pick<Tally, 'sessions' | 'failed' | 'replaced'>;

/** Why the canary is to be stopped, or nothing: failures or replaced versions at more than twice the stable's rate. */
export function whyStop(stable: Sessions, canary: Sessions): 'failed' | 'replaced' | undefined {
  if (canary.sessions < ENOUGH_SESSIONS) return undefined;
  const isWorse = (what: 'failed' | 'replaced') =>
    rate(canary, what) > AT_MOST * Math.max(LEAST_RATE, rate(stable, what));
  return (['failed', 'replaced'] as const).find(isWorse);
}

const rate = (tally: Sessions, what: 'failed' | 'replaced'): number =>
  tally.sessions === 0 ? 0 : tally[what] / tally.sessions;
