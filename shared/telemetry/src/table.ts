import { appNames } from '@shared/routes/apps';
import { type RouteName, routeNames } from '@shared/routes/routes';
import { funnelNames, stepNames } from './funnel';
import { matching, oneOf, type Shape, upTo } from './shapes';

/**
 * All that a page tells of itself: each event, its fields and what a field may hold. Names are those of OpenTelemetry's
 * semantic conventions where there are any; ours begin with `mfe.`. No field holds free text, so no personal data can
 * be in one: a sentence, a name, a number of a phone or of a car fits nowhere.
 */

const VERSION = String.raw`\d{1,4}\.\d{1,4}\.\d{1,4}(?:-[0-9a-z.]{1,12})?`;
const APP = appNames.join('|');
/** `apply@1.4.0/main.3f2a.js:1:2345` */
const FRAME = String.raw`(?:${APP})@${VERSION}/[\w.-]{1,80}\.js:\d{1,6}:\d{1,7}`;

const app = oneOf(...appNames);
const version = matching(new RegExp(`^${VERSION}$`));
const duration = upTo(86_400_000);
const screen = oneOf<RouteName>(...routeNames);

/** Of one document: sent once with every batch. */
export const resourceFields = {
  'service.name': oneOf('servicecare'),
  /** The host's. */
  'service.version': version,
  'deployment.environment.name': matching(/^[a-z][a-z0-9-]{0,30}$/),
  /** A random name of the tab, which dies with it. */
  'session.id': matching(/^[a-z0-9]{6,7}-[a-z0-9]{6,7}$/),
  /** A random name of the document. */
  'mfe.visit': matching(/^[a-z0-9]{6,7}-[a-z0-9]{6,7}$/),
  /** The release's id, and the salts of the canaries it has apps of. */
  'mfe.release': matching(/^[\w+.-]{1,160}$/),
  'mfe.variant': oneOf('stable', 'canary', 'pinned'),
  /** `host@1.0.0 apply@1.4.0 …` */
  'mfe.apps': matching(new RegExp(`^(?:${APP})@${VERSION}(?: (?:${APP})@${VERSION}){0,95}$`)),
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
  /** An answer that could not be read: names of fields and places in lists. */
  'mfe.unread': {
    'mfe.call': matching(/^[A-Z]{3,6} [a-zA-Z/_:{}-]{1,80}$/),
    'mfe.places': matching(/^[a-zA-Z_]{0,40}(?:[.,](?:\d{1,3}|[a-zA-Z_]{1,40})){0,60}$/),
    'mfe.reference': matching(/^(?:R-[0-9A-Z]{1,7})?$/),
  },
  /** An error nobody caught. The message is never told. */
  exception: {
    'exception.type': oneOf(
      'Error',
      'TypeError',
      'RangeError',
      'ReferenceError',
      'SyntaxError',
      'URIError',
      'AggregateError',
      'DOMException',
      'ChunkLoadError',
      'other',
    ),
    /** Frames in files of ours, one a line, the innermost first. */
    'exception.stacktrace': matching(new RegExp(`^(?:${FRAME}(?:\n${FRAME}){0,19})?$`)),
    /** Of the innermost frame; without a frame of ours, the host. */
    'mfe.app': app,
    'mfe.version': version,
    'mfe.caught': oneOf('error', 'rejection', 'render'),
    'app.screen.name': screen,
  },
  /** The page's policy refused something. */
  'mfe.policy': {
    'mfe.directive': matching(/^[a-z-]{3,40}$/),
    'mfe.blocked': oneOf('inline', 'eval', 'own', 'foreign'),
    'app.screen.name': screen,
  },
  /** A step of a funnel is reached, or the funnel ends there by a failure. */
  'mfe.step': {
    'mfe.funnel': oneOf(...funnelNames),
    'mfe.step': oneOf(...stepNames),
    /** Since the step before; 0 for the first. */
    'mfe.duration': duration,
    'error.type': oneOf(
      'none',
      'unreachable',
      'signed-out',
      'forbidden',
      'conflict',
      'apply-ended',
      'unexpected',
    ),
  },
} as const;

/** Metrics: each visit sends a histogram with its own values, which whoever collects them adds up. */
export const metricBounds = {
  /** Milliseconds. */
  'browser.web_vital.lcp': [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000],
  'browser.web_vital.inp': [50, 100, 150, 200, 300, 500, 1000],
  /** From the start to what the screen is there for. */
  'mfe.meaningful': [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000],
  /** Without a unit. */
  'browser.web_vital.cls': [0.01, 0.05, 0.1, 0.15, 0.25, 0.5],
} as const;

/** Of one data point of a metric. The app is the one whose screen it is. */
export const metricFields = { 'app.screen.name': screen, 'mfe.app': app, 'mfe.version': version };

type ValuesOf<Fields extends Readonly<Record<string, Shape<unknown>>>> = {
  -readonly [Name in keyof Fields]: Fields[Name] extends Shape<infer Value> ? Value : never;
};

export type Resource = ValuesOf<typeof resourceFields>;
export type EventName = keyof typeof eventFields;
export type MetricName = keyof typeof metricBounds;

/** `{ name: 'mfe.start', fields: {} }`, and so for each row of the table. `at` in milliseconds since 1970. */
export type TelemetryEvent = {
  [Name in EventName]: { name: Name; at: number; fields: ValuesOf<(typeof eventFields)[Name]> };
}[EventName];

export type TelemetryMetric = {
  name: MetricName;
  at: number;
  value: number;
  fields: ValuesOf<typeof metricFields>;
};
