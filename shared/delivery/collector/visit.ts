import type { AppName } from '@shared/routes/apps';
import type { RouteName } from '@shared/routes/routes';
import type { Resource, TelemetryEvent, TelemetryMetric } from '@shared/telemetry/table';

/** Which versions a page ran: `apply` to `1.4.0`. */
export type Versions = Readonly<Partial<Record<AppName, string>>>;

/** A document of a phone, while it is new. */
export type Visit = {
  channel: string;
  versions: Versions;
  /** The first that is known. */
  screen: RouteName | '';
  isMounted: boolean;
  failed: boolean;
  replaced: boolean;
  erred: boolean;
  /** Unknown until a page told how long something took. */
  slow?: boolean;
};

/**
 * Visits are judged once, a minute after we heard of them, by what they told until then: counts of a minute that is over
 * never change, and a version that is judged early is not held against one that had more time. Minutes are ours, because
 * clocks of phones are not to be trusted.
 */
export const VISIT_MS = 60_000;

/** What takes longer is slow, in milliseconds; without a unit for shifts. `poor` as web vitals have it, and our own first screen. */
export const slowFrom = {
  'browser.web_vital.lcp': 4000,
  'browser.web_vital.inp': 500,
  'browser.web_vital.cls': 0.25,
  'mfe.meaningful': 3000,
} as const satisfies Record<TelemetryMetric['name'], number>;

export const newVisit = (about: Resource): Visit => ({
  channel: about['deployment.environment.name'],
  versions: versionsOf(about['mfe.apps']),
  screen: '',
  isMounted: false,
  failed: false,
  replaced: false,
  erred: false,
});

const versionsOf = (apps: string): Versions =>
  Object.fromEntries(apps.split(' ').map((one) => one.split('@')));

/** Adds what a page told to its visit. */
export function hearEvent(visit: Visit, { name, fields }: TelemetryEvent): void {
  if (name === 'exception') {
    visit.erred = true;
    visit.screen ||= fields['app.screen.name'];
  }
  if (name !== 'mfe.remote') return;
  const outcome = fields['mfe.outcome'];
  visit.isMounted = true;
  if (outcome === 'failed') visit.failed = true;
  if (outcome === 'lkg') visit.replaced = true;
}

export function hearMetric(visit: Visit, { name, value, fields }: TelemetryMetric): void {
  visit.isMounted = true;
  visit.screen ||= fields['app.screen.name'];
  visit.slow = visit.slow === true || value > slowFrom[name];
}

/** What a visit adds to the counts of its minute, each 0 or 1. A start after which nothing came is silent. */
export const countsOf = (visit: Visit) => ({
  visits: 1,
  failed: Number(visit.failed),
  replaced: Number(visit.replaced),
  erred: Number(visit.erred),
  silent: Number(!visit.isMounted),
  timed: Number(visit.slow !== undefined),
  slow: Number(visit.slow === true),
  ways: 0,
  broken_off: 0,
});

export type VisitCounts = ReturnType<typeof countsOf>;
