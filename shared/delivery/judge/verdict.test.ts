import { asDay, chance, minuteOf } from '../testing/visits';
import { boundsOf } from './bounds';
import type { Minute } from './counts';
import { evidenceOver } from './evidence';
import { usualRules, verdictOf } from './verdict';

type Rates = { live: number; canary: number; share: number; visits?: number };

/** Returns minutes of one question with seeded random counts. */
function minutes(count: number, seed: number, { visits = 100, ...rates }: Rates): Minute[] {
  const next = chance(seed);
  return Array.from({ length: count }, () => minuteOf({ visits, ...rates }, next));
}

const triedIn = (day: readonly Minute[]) => day.reduce((sum, { canary }) => sum + canary.visits, 0);
/** Returns the visits of the canary until it is stopped. Only one of the six questions has bad answers. */
function visitsUntilStop(seed: number, rates: Rates): number {
  const all = minutes(Math.ceil(400 / (100 * rates.share)), seed, rates);
  const isStopped = (count: number) => {
    const day = asDay(all.slice(0, count));
    return verdictOf({ day, step: {}, percent: 5 }).do === 'stop';
  };
  if (!isStopped(all.length)) return Number.POSITIVE_INFINITY;
  // A stopped canary stays stopped, so bisection finds the minute.
  let [before, after] = [0, all.length];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (isStopped(middle)) after = middle;
    else before = middle;
  }
  return triedIn(all.slice(0, after));
}

const RUNS = 100;
const runs = (each: (seed: number) => number) =>
  Array.from({ length: RUNS }, (_, seed) => each(seed + 1)).sort((a, b) => a - b);

describe('verdictOf', () => {
  it.each([
    { share: 0.05, live: 0.003 },
    { share: 0.05, live: 0.005 },
    { share: 0.2, live: 0.003 },
  ])(
    'stops a version that breaks 1 of 20 visits within 300 visits, in 95 of 100 runs: %j',
    (rates) => {
      const needed = runs((seed) => visitsUntilStop(seed, { ...rates, canary: rates.live + 0.05 }));
      expect(needed[94]).toBeLessThanOrEqual(300);
    },
  );

  it('stops a version that fails in every visit within 20 visits', () => {
    const needed = runs((seed) => visitsUntilStop(seed, { share: 0.05, live: 0.003, canary: 1 }));
    expect(needed[94]).toBeLessThanOrEqual(20);
  });

  it.each([0.001, 0.01, 0.05])(
    'stops an equally good version with failure rate %d on at most 3 of 100 days',
    (rate) => {
      const rates = { live: rate, canary: rate, share: 0.05, visits: 20 };
      const stopped = runs((seed) => {
        const over = evidenceOver(minutes(1440, seed * 7919, rates));
        return Math.max(...over) > 1 / usualRules.falseStops ? 1 : 0;
      }).filter(Boolean);
      // The promised rate is 1 in 100. With that rate, more than 3 in 100 are very unlikely.
      expect(stopped.length).toBeLessThanOrEqual(3);
    },
  );

  it('stops a version that turns bad in the afternoon within 500 visits', () => {
    const good = { share: 0.05, live: 0.003, canary: 0.003 };
    const needed = runs((seed) => {
      const morning = minutes(600, seed, good);
      const after = minutes(120, seed + 500, { ...good, canary: 0.053 });
      const over = evidenceOver([...morning, ...after]);
      const stopped = over.findIndex((evidence) => evidence > 100);
      return stopped < 0 ? Number.POSITIVE_INFINITY : triedIn(after.slice(0, stopped - 599));
    });
    expect(needed[94]).toBeLessThanOrEqual(500);
  });

  it('waits when the backend fails for both versions', () => {
    const day = asDay(minutes(120, 3, { share: 0.05, live: 0.4, canary: 0.4 }));
    expect(verdictOf({ day, step: day, percent: 5 }).do).toBe('wait');
  });

  it('waits when there is no live version to compare with', () => {
    const alone = minutes(60, 1, { share: 1, live: 0, canary: 0.5 });
    expect(evidenceOver(alone).at(-1)).toBe(1);
    expect(verdictOf({ day: {}, step: {}, percent: 5 })).toEqual({ do: 'wait', visits: 0 });
  });

  it('raises a good version step by step, after enough visits at each step', () => {
    const good = { share: 0.2, live: 0.003, canary: 0.003 };
    const few = asDay(minutes(14, 5, good));
    const many = asDay(minutes(60, 5, good));
    expect(verdictOf({ day: many, step: few, percent: 5 })).toMatchObject({ do: 'wait' });
    const rules = { ...usualRules, leastVisits: 2000 };
    expect(verdictOf({ day: many, step: many, percent: 5 }, rules)).toMatchObject({ do: 'wait' });
    expect(verdictOf({ day: many, step: many, percent: 5 })).toMatchObject({ do: 'raise', to: 20 });
    expect(verdictOf({ day: many, step: many, percent: 50 })).toMatchObject({
      do: 'raise',
      to: 100,
    });
    expect(verdictOf({ day: many, step: many, percent: 100 })).toMatchObject({ do: 'wait' });
  });

  it('raises a version when no visit started a user flow', () => {
    const many = asDay(minutes(60, 5, { share: 0.2, live: 0.003, canary: 0.003 }));
    const none = minutes(60, 5, { share: 0.2, live: 0, canary: 0, visits: 0 });
    const step = { ...many, 'broken off': none };
    expect(verdictOf({ day: step, step, percent: 5 })).toMatchObject({ do: 'raise', to: 20 });
  });

  it.each([
    ['slow', 0.2, 0.22, 'raise'],
    ['slow', 0.2, 0.32, 'wait'],
    ['broken off', 0.3, 0.3, 'raise'],
    ['broken off', 0.3, 0.5, 'wait'],
  ] as const)(
    'with %s in %d of live visits and %d of canary visits, decides to %s',
    (question, live, canary, verdict) => {
      const fine = asDay(minutes(60, 5, { share: 0.2, live: 0.003, canary: 0.003 }));
      const step = {
        ...fine,
        [question]: minutes(60, 11, { share: 0.2, live, canary, visits: 20 }),
      };
      expect(verdictOf({ day: {}, step, percent: 5 }).do).toBe(verdict);
    },
  );

  it('waits when a version is only slightly worse than the margin', () => {
    const worse = asDay(minutes(60, 5, { share: 0.2, live: 0.003, canary: 0.03 }));
    expect(verdictOf({ day: {}, step: worse, percent: 5 })).toMatchObject({ do: 'wait' });
  });
});

describe('boundsOf', () => {
  it('starts at 0 when no visit failed, and ends at 1 when all failed or there is none', () => {
    expect(boundsOf({ visits: 0, failed: 0 }, 0.05)).toEqual({ low: 0, high: 1 });
    expect(boundsOf({ visits: 300, failed: 0 }, 0.05).low).toBe(0);
    expect(boundsOf({ visits: 300, failed: 300 }, 0.05).high).toBe(1);
  });

  it.each([0.003, 0.05, 0.5])(
    'contains the true rate %d in all of 200 analyses, in 95 of 100 runs',
    (rate) => {
      let missed = 0;
      for (let seed = 1; seed <= 100; seed += 1) {
        const next = chance(seed * 31);
        let seen = { visits: 0, failed: 0 };
        let isMissed = false;
        for (let look = 0; look < 200; look += 1) {
          const { canary } = minuteOf({ visits: 5, share: 1, live: 0, canary: rate }, next);
          seen = { visits: seen.visits + canary.visits, failed: seen.failed + canary.failed };
          const { low, high } = boundsOf(seen, 0.05);
          isMissed ||= rate < low || rate > high;
        }
        if (isMissed) missed += 1;
      }
      expect(missed).toBeLessThanOrEqual(5);
    },
  );
});
