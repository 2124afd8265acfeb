import type { Release } from '@shared/release/release';
import { type RouteName, routes } from '@shared/routes/routes';
import type { MetricName, TelemetryEvent, TelemetryMetric } from '@shared/telemetry/table';
import type { Told } from '@shared/telemetry/tell';
import type { Report } from '../loader/report';
import type { Fault, FaultPlace } from './faults';
import { stepOf } from './way';
import { keepWay, keptWay } from './way-kept';

/** A document that throws in a loop has said it. */
const MOST_FAULTS = 20;

export type Visit = {
  hear: (told: Told & { at: number }) => void;
  fault: (fault: Fault) => void;
  report: (report: Report) => void;
  metric: (name: MetricName, value: number) => void;
  /** What was not taken yet. */
  take: () => { events: TelemetryEvent[]; metrics: TelemetryMetric[] };
};

/** `startScreen`: whose address the document was opened with. */
export type VisitPlace = { release: Release; startScreen: RouteName };

/** What happened in this document, in the order it was heard, as events and metrics of the table. */
export function newVisit({ release, startScreen }: VisitPlace, onLeave: () => void): Visit {
  let events: TelemetryEvent[] = [];
  let metrics: TelemetryMetric[] = [];
  let screen: RouteName | undefined;
  let faults = 0;

  const metric: Visit['metric'] = (name, value) => {
    const shown = screen ?? startScreen;
    const { app } = routes[shown];
    const { version } = release.apps[app];
    const fields = { 'app.screen.name': shown, 'mfe.app': app, 'mfe.version': version };
    metrics.push({ name, at: Date.now(), value: Math.round(value * 1000) / 1000, fields });
  };

  /** How a fault is told is asked for when there is one: most visits have none. */
  const fault: Visit['fault'] = (told) => {
    faults += 1;
    if (faults > MOST_FAULTS) return;
    const place = { release, screen: screen ?? startScreen };
    import('./faults').then(
      ({ faultsOf }) => void events.push(...faultsOf([told], place)),
      () => void events.push(bareFault(told.at, place)),
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

/** What came over a tab's storage, or from whoever told it, is a name of the table by its looks, too. */
const isNameOrNumber = (value: string | number) =>
  typeof value === 'number' || /^[a-z-]{4,12}$/.test(value);

/** The file that reads stacks did not come: that something broke is told all the same. */
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
