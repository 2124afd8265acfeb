import type { Counts, Minute } from './counts';

/**
 * How strongly minutes speak for "the canary fails more often than the live version", as an e-process: a product of bets
 * against "it does not" that whoever is wrong wins with nothing in hand. Each minute is a block of a safe test for two
 * proportions (Turner, Ly, Grünwald): the likelihood of what was seen if the canary spoils an extra share of visits,
 * over that if both fail alike, at the one common rate that is closest to it. Its mean is at most 1 whenever the canary is
 * no worse, given all before; so is that of a product of minutes, and of a mean of products. By Ville's inequality the
 * chance that it ever exceeds 1 / a is at most a, however often somebody looks and whenever they stop.
 *
 * The live rate of a minute is learned from the minutes before it alone. Extra shares from 1 in 50 to 1 in 3 are bet on at
 * once, because nobody knows how bad a version is; and bets begin anew every hour beside those of the day, because a
 * version that was good all day has lost its first bets when it turns bad. Answers the evidence after each minute.
 */
export function evidenceOver(day: readonly Minute[]): readonly number[] {
  let { visits, failed } = PRIOR;
  /** Logarithms of what each start has won so far, by extra share. */
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

/** What the start of the day is worth of all; the other hours share the rest, each 1 until it begins. */
const FIRST = 0.75;

/** Before anything is known: one visit in a hundred. */
const PRIOR: Counts = { visits: 10, failed: 0.1 };

function meanOf([first = [], ...later]: readonly (readonly number[])[]): number {
  const others = HOURS - 1;
  const late = later.reduce((sum, won) => sum + wonBy(won), others - later.length);
  return FIRST * wonBy(first) + ((1 - FIRST) * late) / others;
}

/** More certainty than anybody needs, and still a number. */
const MOST = 600;

const wonBy = (logs: readonly number[]): number =>
  logs.reduce((sum, log) => sum + Math.exp(Math.min(log, MOST)), 0) / logs.length;

/** The bet of one minute: the live version fails at `rate`, and the canary spoils `share` of its visits besides. */
function logBet({ live, canary }: Minute, rate: number, share: number): number {
  const worse = 1 - (1 - rate) * (1 - share);
  const all = live.visits + canary.visits;
  if (live.visits === 0 || canary.visits === 0) return 0;
  const common = (live.visits * rate + canary.visits * worse) / all;
  return logLikely(live, rate) + logLikely(canary, worse) - logLikely(sum(live, canary), common);
}

const logLikely = ({ visits, failed }: Counts, rate: number): number =>
  failed * Math.log(rate) + (visits - failed) * Math.log(1 - rate);

const sum = (a: Counts, b: Counts): Counts => ({
  visits: a.visits + b.visits,
  failed: a.failed + b.failed,
});
