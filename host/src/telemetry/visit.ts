import { tabStorage } from '@shared/config/storage';
import type { Release } from '@shared/release/release';
import { type RouteName, routes } from '@shared/routes/routes';
import type { MetricName, TelemetryEvent, TelemetryMetric } from '@shared/telemetry/table';
import type { Told } from '@shared/telemetry/tell';
import type { Report } from '../loader/report';
import type { Fault } from './fault';
import type { FaultLog, FaultPlace } from './faults';
import { saysForeign, thrownIn } from './foreign';
import { stepOf, type Way } from './way';

const KEY = 'care-way';
let inMemory: Way | undefined;

/** Returns the current user flow. It survives the card page and a reload, and may end with the tab. */
function keptWay(): Way | undefined {
  try {
    return inMemory ?? JSON.parse(tabStorage.getItem(KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined; // another script wrote this key
  }
}

function keepWay(way: Way | undefined): void {
  if (way === inMemory) return;
  inMemory = way;
  tabStorage.setItem(KEY, JSON.stringify(way));
}

export type Visit = {
  hear: (told: Told & { at: number }) => void;
  fault: (fault: Fault) => void;
  report: (report: Report) => void;
  metric: (name: MetricName, value: number) => void;
  /** Returns the events and metrics that were not taken yet. */
  take: () => { events: TelemetryEvent[]; metrics: TelemetryMetric[] };
};

/** `startScreen`: the screen of the address that opened the document. */
export type VisitPlace = { release: Release; startScreen: RouteName };

/** Collects what happens in this document as events and metrics of the table, in order. */
export function newVisit({ release, startScreen }: VisitPlace, onLeave: () => void): Visit {
  let events: TelemetryEvent[] = [];
  let metrics: TelemetryMetric[] = [];
  let screen: RouteName | undefined;
  let log: Promise<FaultLog> | undefined;
  let isBareTold = false;

  const metric: Visit['metric'] = (name, value) => {
    const shown = screen ?? startScreen;
    const { app } = routes[shown];
    const { version } = release.apps[app];
    const fields = { 'app.screen.name': shown, 'mfe.app': app, 'mfe.version': version };
    metrics.push({ name, at: Date.now(), value: Math.round(value * 1000) / 1000, fields });
  };

  /** The code for faults loads with the first fault, because most visits have none. */
  const fault: Visit['fault'] = (told) => {
    const place = { release, screen: screen ?? startScreen };
    log ??= import('./faults').then(({ newFaultLog }) => newFaultLog());
    log.then(
      (eventOf) => {
        const event = eventOf(told, place);
        if (event) events.push(event);
      },
      () => {
        if (isBareTold || !thrownIn(told) || saysForeign(told)) return;
        isBareTold = true;
        events.push(bareFault(told.at, place));
      },
    );
  };

  return {
    metric,
    fault,
    hear: (told) => {
      if ('heard' in told || 'thrown' in told) return fault(told);
      if ('screen' in told) {
        if (!Object.hasOwn(routes, told.screen)) return;
        if (screen === undefined) metric('mfe.meaningful', told.at - performance.timeOrigin);
        else if (screen !== told.screen) onLeave();
        screen = told.screen;
      }
      const { way, event } = stepOf(keptWay(), told);
      keepWay(way);
      if (event && Object.values(event).every(isNameOrNumber))
        events.push({ name: 'mfe.step', at: told.at, fields: event });
    },
    report: ({ app, version, phase, outcome, ms }) =>
      void events.push({
        name: 'mfe.remote',
        at: Date.now(),
        fields: {
          'mfe.app': app,
          'mfe.version': version,
          'mfe.phase': phase,
          'mfe.outcome': outcome,
          'mfe.duration': ms,
        },
      }),
    take: () => {
      const taken = { events, metrics };
      events = [];
      metrics = [];
      return taken;
    },
  };
}

/** A value from a tab's storage, or from another script, must also look like a name of the table. */
const isNameOrNumber = (value: string | number) =>
  typeof value === 'number' || /^[a-z-]{4,12}$/.test(value);

/**
 * Returns a minimal event when the code that reads stacks did not load. One exception per document is recorded without
 * its place.
 */
const bareFault = (at: number, { release, screen }: FaultPlace): TelemetryEvent => ({
  name: 'exception',
  at,
  fields: {
    'exception.type': 'other',
    'exception.stacktrace': '',
    'mfe.app': 'host',
    'mfe.version': release.apps.host.version,
    'mfe.caught': 'error',
    'app.screen.name': screen,
  },
});
