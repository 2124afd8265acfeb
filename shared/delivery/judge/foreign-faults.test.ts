import type { TelemetryEvent } from '@shared/telemetry/table';
import { aResource } from '@shared/telemetry/testing/resource';
import { countsOf, hearEvent, newVisit } from '../collector/visit';
import { chance } from '../testing/visits';
import type { Counts, Minute } from './counts';
import { questions, verdictOf } from './verdict';

const VISITS_A_MINUTE = 100;
const SHARE = 0.2;
const LIVE_RATE = 0.003;

const thrown = (caught: 'error' | 'foreign'): TelemetryEvent => ({
  name: 'exception',
  at: 0,
  fields: {
    'exception.type': 'Error',
    'exception.stacktrace': '',
    'mfe.app': 'host',
    'mfe.version': '1.0.0',
    'mfe.caught': caught,
    'app.screen.name': 'SubscGuide',
  },
});

/**
 * Counts visits as the collector does. Own errors and foreign errors have separate seeds, so that they are independent.
 */
function minutesOf(seed: number, canaryRate: number, foreignRate: number): Minute[] {
  const own = chance(seed);
  const foreign = chance(seed + 10_000);
  const arm = (visits: number, rate: number): Counts => {
    let failed = 0;
    for (let one = 0; one < visits; one += 1) {
      const visit = newVisit(aResource);
      if (own() < rate) hearEvent(visit, thrown('error'));
      if (foreign() < foreignRate) hearEvent(visit, thrown('foreign'));
      failed += countsOf(visit).erred;
    }
    return { visits, failed };
  };
  return Array.from({ length: 60 }, () => ({
    live: arm(VISITS_A_MINUTE * (1 - SHARE), LIVE_RATE),
    canary: arm(VISITS_A_MINUTE * SHARE, canaryRate),
  }));
}

const asDay = (erred: readonly Minute[]) => {
  const fine = erred.map(({ live, canary }) => ({
    live: { ...live, failed: 0 },
    canary: { ...canary, failed: 0 },
  }));
  return Object.fromEntries(questions.map((one) => [one, one === 'erred' ? erred : fine]));
};

/** Returns the minutes until the decision, at most 60. */
function minutesUntil(verdict: 'stop' | 'raise', minutes: readonly Minute[]): number {
  const count = minutes.findIndex((_, at) => {
    const day = asDay(minutes.slice(0, at + 1));
    return verdictOf({ day, step: day, percent: 5 }).do === verdict;
  });
  return count < 0 ? 60 : count + 1;
}

const SEEDS = Array.from({ length: 5 }, (_, index) => index + 1);
const meanMinutes = (verdict: 'stop' | 'raise', canaryRate: number, foreignRate: number) =>
  SEEDS.reduce(
    (sum, seed) => sum + minutesUntil(verdict, minutesOf(seed, canaryRate, foreignRate)),
    0,
  ) / SEEDS.length;

describe('canary analysis', () => {
  it.each([
    ['stop', LIVE_RATE + 0.05],
    ['raise', LIVE_RATE],
  ] as const)(
    'needs as long to %s a canary with 10 %% and 30 %% foreign errors in both arms',
    (verdict, canaryRate) => {
      const undisturbed = meanMinutes(verdict, canaryRate, 0);
      expect(undisturbed).toBeLessThan(50);

      for (const foreignRate of [0.1, 0.3]) {
        const disturbed = meanMinutes(verdict, canaryRate, foreignRate);
        expect(Math.abs(disturbed / undisturbed - 1)).toBeLessThanOrEqual(0.1);
      }
    },
  );
});
