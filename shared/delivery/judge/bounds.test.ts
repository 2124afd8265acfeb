import { chance, minuteOf } from '../testing/visits';
import { boundsOf } from './bounds';

describe('boundsOf', () => {
  it('returns 0 to 1 before the first visit', () => {
    expect(boundsOf({ visits: 0, failed: 0 }, 0.05)).toEqual({ low: 0, high: 1 });
  });

  it('starts at 0 when no visit failed, and ends at 1 when all failed', () => {
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
