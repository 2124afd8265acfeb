import { chance, minuteOf } from '../testing/visits';
import type { Minute } from './counts';
import { evidenceOver } from './evidence';
import { questions, usualRules, verdictOf } from './verdict';

type Rates = { live: number; canary: number; share: number; visits?: number };

/** Minutes of one question, from chance that comes out the same each time. */
function minutes(count: number, seed: number, { visits = 100, ...rates }: Rates): Minute[] {
  const next = chance(seed);
  return Array.from({ length: count }, () => minuteOf({ visits, ...rates }, next));
}

const triedIn = (day: readonly Minute[]) => day.reduce((sum, { canary }) => sum + canary.visits, 0);
const asDay = (failed: readonly Minute[]) =>
  Object.fromEntries(
    questions.map((question) => [
      question,
      question === 'failed'
        ? failed
        : failed.map(({ live, canary }) => ({
            live: { ...live, failed: 0 },
            canary: { ...canary, failed: 0 },
          })),
    ]),
  );

/** Visits of the canary until it is stopped; one question of six is answered badly. */
function visitsUntilStop(seed: number, rates: Rates): number {
  const all = minutes(Math.ceil(400 / (100 * rates.share)), seed, rates);
  const isStopped = (count: number) => {
    const day = asDay(all.slice(0, count));
    return verdictOf({ day, step: {}, percent: 5 }).do === 'stop';
  };
  if (!isStopped(all.length)) return Number.POSITIVE_INFINITY;
  // What was stopped once stays so: the minute is found by halves.
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

describe('The judge of a canary', () => {
  it.each([
    { share: 0.05, live: 0.003 },
    { share: 0.05, live: 0.005 },
    { share: 0.2, live: 0.003 },
  ])(
    'stops a version that spoils one visit in twenty within 300 of its visits, 95 times in 100: %j',
    (rates) => {
      const needed = runs((seed) => visitsUntilStop(seed, { ...rates, canary: rates.live + 0.05 }));
      expect(needed[94]).toBeLessThanOrEqual(300);
    },
  );

  it('stops a version that fails everybody within a handful', () => {
    const needed = runs((seed) => visitsUntilStop(seed, { share: 0.05, live: 0.003, canary: 1 }));
    expect(needed[94]).toBeLessThanOrEqual(20);
  });

  it.each([0.001, 0.01, 0.05])(
    'stops a version as good as the live one, that fails %d of its visits, at most once in a hundred days of looks every minute',
    (rate) => {
      const rates = { live: rate, canary: rate, share: 0.05, visits: 20 };
      const stopped = runs((seed) => {
        const over = evidenceOver(minutes(1440, seed * 7919, rates));
        return Math.max(...over) > 1 / usualRules.falseStops ? 1 : 0;
      }).filter(Boolean);
      // One in a hundred at most: three in a hundred would be seen once in fifty years of trials.
      expect(stopped.length).toBeLessThanOrEqual(3);
    },
  );

  it('is not slower with a version that turns bad in the afternoon', () => {
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

  it('blames nobody for a backend that fails both', () => {
    const day = asDay(minutes(120, 3, { share: 0.05, live: 0.4, canary: 0.4 }));
    expect(verdictOf({ day, step: day, percent: 5 }).do).toBe('wait');
  });

  it('says nothing where there is nobody to compare with', () => {
    const alone = minutes(60, 1, { share: 1, live: 0, canary: 0.5 });
    expect(evidenceOver(alone).at(-1)).toBe(1);
    expect(verdictOf({ day: {}, step: {}, percent: 5 })).toEqual({ do: 'wait', visits: 0 });
  });

  it('says which question, how sure it is, and what it counted', () => {
    const day = asDay(minutes(60, 1, { share: 0.05, live: 0.003, canary: 0.5 }));
    expect(verdictOf({ day, step: day, percent: 5 })).toEqual({
      do: 'stop',
      question: 'failed',
      evidence: expect.any(Number),
      live: expect.objectContaining({ visits: expect.any(Number) }),
      canary: expect.objectContaining({ failed: expect.any(Number) }),
    });
  });

  it('raises a good version step by step, each time after its own visits', () => {
    const good = { share: 0.2, live: 0.003, canary: 0.003 };
    const few = asDay(minutes(14, 5, good));
    const many = asDay(minutes(60, 5, good));
    expect(verdictOf({ day: many, step: few, percent: 5 })).toMatchObject({ do: 'wait' });
    expect(verdictOf({ day: many, step: many, percent: 5 })).toMatchObject({ do: 'raise', to: 20 });
    expect(verdictOf({ day: many, step: many, percent: 50 })).toMatchObject({
      do: 'raise',
      to: 100,
    });
    expect(verdictOf({ day: many, step: many, percent: 100 })).toMatchObject({ do: 'wait' });
  });

  it('raises a version in whose visits nobody began a way', () => {
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
    'asked how often it is %s, beside %d of the live version, with %d it does: %s',
    (question, live, canary, verdict) => {
      const fine = asDay(minutes(60, 5, { share: 0.2, live: 0.003, canary: 0.003 }));
      const step = {
        ...fine,
        [question]: minutes(60, 11, { share: 0.2, live, canary, visits: 20 }),
      };
      expect(verdictOf({ day: {}, step, percent: 5 }).do).toBe(verdict);
    },
  );

  it('does not raise a version of which it is not sure, nor one that is worse by a little more than the margin', () => {
    const worse = asDay(minutes(60, 5, { share: 0.2, live: 0.003, canary: 0.03 }));
    expect(verdictOf({ day: {}, step: worse, percent: 5 })).toMatchObject({ do: 'wait' });
  });
});
