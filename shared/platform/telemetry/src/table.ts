import { faultFields } from './fault-fields';
import { endNames, type FunnelName, funnels, type StepName } from './funnel';
import { metricBounds } from './metric-bounds';
import { app, duration, screen, version, versions } from './parts';
import { matching, oneOf, type Shape } from './shapes';

export { metricBounds };

/**
 * Table of all telemetry: each event, its fields and their values.
 * Names follow the semantic conventions of OpenTelemetry where possible, and ours start with `mfe.`. No field allows
 * free text, so a field cannot hold personal data such as a name, a phone number or a licence plate.
 */

/** Fields of one document, sent once with every batch. */
export const resourceFields = {
  'service.name': oneOf('servicecare'),
  /** Version of the host. */
  'service.version': version,
  'deployment.environment.name': matching(/^[a-z][a-z0-9-]{0,30}$/),
  /** Random id of the tab, which ends with the tab. */
  'session.id': matching(/^[a-z0-9]{6}-[a-z0-9]{6}$/),
  /** Random id of the document. */
  'mfe.visit': matching(/^[a-z0-9]{6}-[a-z0-9]{6}$/),
  /** Id of the release, and the salts of the canaries that it has apps of. */
  'mfe.release': matching(/^[\w+.-]{1,160}$/),
  'mfe.variant': oneOf('stable', 'canary', 'pinned'),
  /** `host@1.0.0 apply@1.4.0 …` */
  'mfe.apps': versions,
  /** Browser engine with its major version: `chromium/131`. */
  'mfe.engine': matching(/^(?:chromium|webkit|gecko|other)\/\d{1,4}$/),
  'mfe.network': oneOf('slow-2g', '2g', '3g', '4g', 'unknown'),
} as const;

export const eventFields = {
  /** Sent by the boot script before any bundle. If no remote is mounted afterwards, the start has failed. */
  'mfe.start': {},
  /** Outcome of loading a version of an app. `lkg`: the fallback version was mounted instead. */
  'mfe.remote': {
    'mfe.app': app,
    'mfe.version': version,
    'mfe.phase': oneOf('entry', 'init', 'chunk', 'css', 'render'),
    'mfe.outcome': oneOf('ok', 'retried', 'lkg', 'failed', 'disabled'),
    'mfe.duration': duration,
  },
  ...faultFields,
  /** A step of a user flow was reached, each time it is, or failed. */
  'mfe.step': {
    'mfe.funnel': oneOf(...(Object.keys(funnels) as FunnelName[])),
    'mfe.step': oneOf<StepName>(...Object.values(funnels).flat()),
    /** Milliseconds since the previous step, or for a failure since its own step. 0 for the first step. */
    'mfe.duration': duration,
    'error.type': oneOf(...endNames),
  },
} as const;

/** Fields of one data point of a metric. The app is the one that owns the screen. */
export const metricFields = { 'app.screen.name': screen, 'mfe.app': app, 'mfe.version': version };

type ValuesOf<Fields extends Readonly<Record<string, Shape<unknown>>>> = {
  -readonly [Name in keyof Fields]: Fields[Name] extends Shape<infer Value> ? Value : never;
};

export type Resource = ValuesOf<typeof resourceFields>;
export type EventName = keyof typeof eventFields;
export type EventFields<Name extends EventName> = ValuesOf<(typeof eventFields)[Name]>;
export type MetricName = keyof typeof metricBounds;

/**
 * Union of all events of the table, for example `{ name: 'mfe.start', fields: {} }`. `at` in milliseconds since 1970.
 */
export type TelemetryEvent = {
  [Name in EventName]: { name: Name; at: number; fields: EventFields<Name> };
}[EventName];

export type TelemetryMetric = {
  name: MetricName;
  at: number;
  value: number;
  fields: ValuesOf<typeof metricFields>;
};
