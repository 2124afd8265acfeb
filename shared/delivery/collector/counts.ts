import type { AppName } from '@shared/routes/apps';
import type { FunnelName } from '@shared/telemetry/funnel';
import type { Heard } from '@shared/telemetry/read';
import {
  type EventFields,
  metricBounds,
  type TelemetryEvent,
  type TelemetryMetric,
} from '@shared/telemetry/table';
import { Faults, faultOf } from './faults';
import { FewNames } from './few-names';
import { Sums } from './sums';
import { stepHours, visitMinutes, vitalHours } from './tables';
import {
  countsOf,
  hearEvent,
  hearMetric,
  newVisit,
  VISIT_MS,
  type Visit,
  type VisitCounts,
} from './visit';
import { Waiting } from './waiting';
import { countsOfWay, isBegun, isEnd, WAY_MS, type Way } from './way';

/** Limit per day, above the real number of versions. Further versions, which a client may invent, count as `other`. */
const MOST_VERSIONS = 500;
const MOST_CHANNELS = 20;
const MOST_ENGINES = 100;
/** Different faults per hour. */
const MOST_FAULTS = 2000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** The app whose version is recorded for a step of each user flow. */
const appOf = {
  apply: 'apply',
  extension: 'mypage',
  solicitation: 'apply',
  revoke: 'mypage',
  transfer: 'mypage',
} as const satisfies Record<FunnelName, AppName>;

/** Counts telemetry in memory: visits and user flows per minute, metrics per hour, and faults by their content. */
export class Counts {
  readonly #now: () => number;
  readonly #minutes = new Sums(visitMinutes);
  readonly #vitals = new Sums(vitalHours);
  readonly #steps = new Sums(stepHours);
  readonly #faults = new Faults(MOST_FAULTS);
  readonly #channels = new FewNames(MOST_CHANNELS);
  readonly #versions = new FewNames(MOST_VERSIONS);
  readonly #engines = new FewNames(MOST_ENGINES);
  readonly visits: Waiting<Visit>;
  readonly ways: Waiting<Way>;
  #day: number;

  /** `most` limits the waiting visits, and separately the waiting user flows. */
  constructor(now: () => number, most: number) {
    this.#now = now;
    this.#day = dayOf(now());
    this.visits = new Waiting('visit', { ms: VISIT_MS, most });
    this.ways = new Waiting('way', { ms: WAY_MS, most });
  }

  /** Returns the parts that are written in one batch. */
  parts() {
    const { visits, ways } = this;
    return [this.#minutes, this.#vitals, this.#steps, this.#faults, visits, ways];
  }

  /** Counts an event. Returns false if there was no room for it. */
  hear(heard: Heard<TelemetryEvent>): boolean {
    const { about, what } = heard;
    const name = about['mfe.visit'];
    if (what.name === 'mfe.start')
      return this.visits.has(name) || this.visits.put(name, this.#visit(about), this.#now());
    this.visits.change(name, (visit) => hearEvent(visit, what));
    if (what.name === 'mfe.step') return this.#step(about, what.fields);
    const fault = faultOf(heard);
    return !fault || this.#faults.add({ ...fault, ...this.#place(fault) }, this.#now());
  }

  measure({ about, what }: Heard<TelemetryMetric>): boolean {
    const { name: metric, value, fields } = what;
    this.visits.change(about['mfe.visit'], (visit) => hearMetric(visit, what));
    const { 'mfe.app': app, 'mfe.version': version, 'app.screen.name': screen } = fields;
    const bounds = metricBounds[metric];
    const found = bounds.findIndex((bound) => value <= bound);
    const key = {
      ...this.#place({ channel: about['deployment.environment.name'], app, version }),
      hour: this.#hour(),
      screen,
      metric,
      engine: this.#engines.name(about['mfe.engine']),
      network: about['mfe.network'],
      bucket: String(found < 0 ? bounds.length : found),
    };
    return this.#vitals.add(key, { told: 1 });
  }

  /** Counts the visits and user flows that are due. */
  judge(): void {
    for (const visit of this.visits.due(this.#now())) this.#count(visit, countsOf(visit));
    for (const way of this.ways.due(this.#now()))
      this.#count({ ...way, screen: '' }, countsOfWay(way));
    if (this.#day === dayOf(this.#now())) return;
    this.#day = dayOf(this.#now());
    for (const names of [this.#channels, this.#versions, this.#engines]) names.clear();
  }

  #count(judged: Pick<Visit, 'channel' | 'versions' | 'screen'>, counts: VisitCounts): void {
    const { channel, versions, screen } = judged;
    const minute = floor(this.#now(), MINUTE_MS);
    for (const [app, version] of Object.entries(versions))
      this.#minutes.add({ ...this.#place({ channel, app, version }), minute, screen }, counts);
  }

  #step(about: Heard<unknown>['about'], fields: EventFields<'mfe.step'>): boolean {
    const { 'mfe.funnel': funnel, 'mfe.step': step, 'error.type': ended } = fields;
    const { channel, versions } = this.#visit(about);
    const app = appOf[funnel];
    const place = this.#place({ channel, app, version: versions[app] ?? 'other' });
    const told = { told: 1, ms: Math.round(fields['mfe.duration']) };
    const isTold = this.#steps.add({ ...place, hour: this.#hour(), funnel, step, ended }, told);
    if (!isBegun(fields)) return isTold;
    const name = `${about['session.id']} ${funnel}`;
    if (!isEnd(fields))
      return this.ways.put(name, { channel, versions, isDone: false }, this.#now());
    // If no flow is waiting, the customer opened the final page again. Do not count it twice.
    const way = this.ways.end(name);
    if (way) this.#count({ ...way, screen: '' }, countsOfWay({ ...way, isDone: true }));
    return true;
  }

  /** Replaces names by the known copies, because a substring of the request would keep the whole request in memory. */
  #visit(about: Heard<unknown>['about']): Visit {
    const { channel, versions, ...rest } = newVisit(about);
    const named = Object.entries(versions).map(([app, one]) => [app, this.#versions.name(one)]);
    return { ...rest, channel: this.#channels.name(channel), versions: Object.fromEntries(named) };
  }

  #place({ channel, app, version }: { channel: string; app: string; version: string }) {
    return { channel: this.#channels.name(channel), app, version: this.#versions.name(version) };
  }

  #hour(): string {
    return floor(this.#now(), HOUR_MS);
  }
}

const floor = (ms: number, unit: number): string =>
  new Date(Math.floor(ms / unit) * unit).toISOString();
const dayOf = (ms: number): number => Math.floor(ms / (24 * HOUR_MS));
