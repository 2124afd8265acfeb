import { type Counts, type Minute, sumOf } from './counts';

/**
 * Returns after each minute the evidence (e-value) that the canary fails more often than the live version.
 * Each minute is a block of a safe test for two proportions (Turner, Ly, Grünwald). It divides the likelihood of the
 * counts if the canary fails in an extra share of visits by their likelihood if both fail at the same rate, which is
 * the common rate closest to it. If the canary is no worse, the expected value of a minute is at most 1, given all
 * before. The same holds for a product of minutes and for a mean of products. By Ville's inequality, the chance that
 * the evidence ever exceeds 1 / a is at most a, however often it is checked and whenever checking stops.
 *
 * The live rate of a minute is estimated from the minutes before it only. The test uses several extra shares from 1 in
 * 50 to 1 in 3, because it is unknown how bad a version is. It also starts again every hour beside the test of the day,
 * because a version that was good all morning has collected evidence in its favour when it turns bad.
 */
export function evidenceOver(day: readonly Minute[]): readonly number[] {
  let { visits, failed } = PRIOR;
  /** Logarithm of the evidence of each start so far, by extra share. */
  const starts: number[][] = [];
  return day.map((minute, at) => {
    if (at % HOUR === 0 && starts.length < HOURS) starts.push(EXTRA_SHARES.map(() => 0));
    EXTRA_SHARES.forEach((share, index) => {
      const log = logBet(minute, failed / visits, share);
      for (const won of starts) won[index] = (won[index] ?? 0) + log;
    });
    visits += minute.live.visits;
    failed += minute.live.failed;
    return meanOf(starts);
  });
}

const HOUR = 60;
const HOURS = 24;
const EXTRA_SHARES = [0.02, 0.05, 0.12, 0.33] as const;

/** Weight of the start of the day. The other hours share the rest, and each counts as 1 until it starts. */
const FIRST = 0.75;

/** Prior of the live rate: one failed visit in a hundred. */
const PRIOR: Counts = { visits: 10, failed: 0.1 };

function meanOf([first = [], ...later]: readonly (readonly number[])[]): number {
  const others = HOURS - 1;
  const late = later.reduce((sum, won) => sum + wonBy(won), others - later.length);
  return FIRST * wonBy(first) + ((1 - FIRST) * late) / others;
}

/** Highest exponent, so that the result stays a finite number. */
const MOST = 600;

const wonBy = (logs: readonly number[]): number =>
  logs.reduce((sum, log) => sum + Math.exp(Math.min(log, MOST)), 0) / logs.length;

/** Returns the logarithm of the factor of one minute: live rate `rate`, and extra share `share` for the canary. */
function logBet({ live, canary }: Minute, rate: number, share: number): number {
  const worse = 1 - (1 - rate) * (1 - share);
  const both = sumOf([live, canary]);
  if (live.visits === 0 || canary.visits === 0) return 0;
  const common = (live.visits * rate + canary.visits * worse) / both.visits;
  return logLikely(live, rate) + logLikely(canary, worse) - logLikely(both, common);
}

const logLikely = ({ visits, failed }: Counts, rate: number): number =>
  failed * Math.log(rate) + (visits - failed) * Math.log(1 - rate);
