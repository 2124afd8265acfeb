import type { AppName } from '@shared/routes/apps';
import type { RouteName } from '@shared/routes/routes';
import type { Resource, TelemetryEvent, TelemetryMetric } from '@shared/telemetry/table';

/** Versions that a page ran, for example `apply` at `1.4.0`. */
export type Versions = Readonly<Partial<Record<AppName, string>>>;

/** One document on a phone, in its first minute. */
export type Visit = {
  channel: string;
  versions: Versions;
  /** The first known screen. */
  screen: RouteName | '';
  isMounted: boolean;
  failed: boolean;
  replaced: boolean;
  erred: boolean;
  /** Undefined until the page sends its first measurement. */
  slow?: boolean;
};

/**
 * Milliseconds from the first event of a visit until it is counted, once, with the events received by then.
 * Counts of a past minute never change, and all versions get the same time. The server's clock counts, because the
 * clocks of phones are not reliable.
 */
export const VISIT_MS = 60_000;

/**
 * Values above these are slow: `poor` of web vitals, and our limit for the first screen. Milliseconds, CLS without a
 * unit.
 */
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

/** Updates the visit with an event of its page. */
export function hearEvent(visit: Visit, { name, fields }: TelemetryEvent): void {
  if (name === 'exception' && fields['mfe.caught'] !== 'foreign') {
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

/** Returns the counts that a visit adds to its minute, each 0 or 1. A visit is silent if nothing followed its start. */
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
