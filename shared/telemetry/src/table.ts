import { faultFields } from './fault-fields';
import { endNames, type FunnelName, funnels, type StepName } from './funnel';
import { metricBounds } from './metric-bounds';
import { app, duration, screen, version, versions } from './parts';
import { matching, oneOf, type Shape } from './shapes';

export { metricBounds };

/**
 * All that a page tells of itself: each event, its fields and what a field may hold. Names are those of OpenTelemetry's
 * semantic conventions where there are any; ours begin with `mfe.`. No field holds free text, so no personal data can
 * be in one: a sentence, a name, a number of a phone or of a car fits nowhere.
 */

/** Of one document: sent once with every batch. */
export const resourceFields = {
  'service.name': oneOf('servicecare'),
  /** The host's. */
  'service.version': version,
  'deployment.environment.name': matching(/^[a-z][a-z0-9-]{0,30}$/),
  /** A random name of the tab, which dies with it. */
  'session.id': matching(/^[a-z0-9]{6}-[a-z0-9]{6}$/),
  /** A random name of the document. */
  'mfe.visit': matching(/^[a-z0-9]{6}-[a-z0-9]{6}$/),
  /** The release's id, and the salts of the canaries it has apps of. */
  'mfe.release': matching(/^[\w+.-]{1,160}$/),
  'mfe.variant': oneOf('stable', 'canary', 'pinned'),
  /** `host@1.0.0 apply@1.4.0 …` */
  'mfe.apps': versions,
  /** Engine and its major: `chromium/131`. */
  'mfe.engine': matching(/^(?:chromium|webkit|gecko|other)\/\d{1,4}$/),
  'mfe.network': oneOf('slow-2g', '2g', '3g', '4g', 'unknown'),
} as const;

/** Log records by their event name. */
export const eventFields = {
  /** From the page's starter, before a bundle is here: a start without a remote mounted is a failure by its silence. */
  'mfe.start': {},
  /** How a version of an app fared; `lkg`: the last known good one was mounted in its place. */
  'mfe.remote': {
    'mfe.app': app,
    'mfe.version': version,
    'mfe.phase': oneOf('entry', 'init', 'chunk', 'css', 'render'),
    'mfe.outcome': oneOf('ok', 'retried', 'lkg', 'failed', 'disabled'),
    'mfe.duration': duration,
  },
  ...faultFields,
  /** A step of a funnel is reached, each time it is, or fails there. */
  'mfe.step': {
    'mfe.funnel': oneOf(...(Object.keys(funnels) as FunnelName[])),
    'mfe.step': oneOf<StepName>(...Object.values(funnels).flat()),
    /** Since the step before, in a failure since its own; 0 for the first. */
    'mfe.duration': duration,
    'error.type': oneOf(...endNames),
  },
} as const;

/** Of one data point of a metric. The app is the one whose screen it is. */
export const metricFields = { 'app.screen.name': screen, 'mfe.app': app, 'mfe.version': version };

type ValuesOf<Fields extends Readonly<Record<string, Shape<unknown>>>> = {
  -readonly [Name in keyof Fields]: Fields[Name] extends Shape<infer Value> ? Value : never;
};

export type Resource = ValuesOf<typeof resourceFields>;
export type EventName = keyof typeof eventFields;
export type EventFields<Name extends EventName> = ValuesOf<(typeof eventFields)[Name]>;
export type MetricName = keyof typeof metricBounds;

/** `{ name: 'mfe.start', fields: {} }`, and so for each row of the table. `at` in milliseconds since 1970. */
export type TelemetryEvent = {
  [Name in EventName]: { name: Name; at: number; fields: EventFields<Name> };
}[EventName];

export type TelemetryMetric = {
  name: MetricName;
  at: number;
  value: number;
  fields: ValuesOf<typeof metricFields>;
};
