/** @jsxImportSource hono/jsx */
import { intake } from '@shared/delivery/collector/intake';
import { frameFiles } from '@shared/delivery/console/frame/files';
import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as v from 'valibot';
import { Refused } from '../backend/refusal';
import { strictPages, textsOf } from '../neighbours/page-answer';
import { filesIn } from '../neighbours/served-file';
import { inProject } from '../paths';
import type { Services } from '../services/create-services';
import { type ConsoleWorld, fieldsIn, maybe } from './action';
import { runAction } from './actions';
import { applicationsPage, cancellationsPage } from './applications/ApplicationPages';
import { consolePage, nearAddresses, type Show } from './ConsolePage';
import { callPage } from './calls/CallPage';
import { callsPage } from './calls/CallsPage';
import { openClientEvents } from './calls/client-events';
import { clockPage } from './clock/ClockPage';
import { timeOf } from './clock/clock-actions';
import { couponsPage } from './coupons/CouponsPage';
import type { ServedChannel } from './delivery/channel';
import { deliveryHere, hearPage } from './delivery/channel';
import { faultsPage } from './faults/FaultsPage';
import { linksPage } from './links/LinksPage';
import { chooseOutcome, keepOutcomes } from './outcomes/choose';
import { outcomesPage } from './outcomes/OutcomesPage';
import { linkPage, qrCode } from './people/LinkPage';
import { devices, openAs } from './people/open';
import { peoplePage } from './people/PeoplePage';
import { personPage } from './people/PersonPage';
import { scenarioRoutes } from './people/scenario-routes';
import { reportPage } from './report/ReportPage';
import { backWith, orBack } from './said-back';
import { transfersPage } from './transfers/TransfersPage';

/**
 * Serves the staff console at /sandbox/ as pages, forms and JSON. `listensOn` is the address that the sandbox is bound
 * to. It decides whether a phone can reach it. Source: SBX-005, 006, 008.
 */
export function staffConsole(
  given: Services,
  channel: ServedChannel,
  listensOn = 'localhost',
): Hono {
  const services = { ...given, channel, listensOn, clientEvents: openClientEvents() };
  const app = new Hono();
  app.route('/sandbox', frameFiles(inProject('.'), 'e2e/sandbox/src/console/files/console.css'));
  app.get('/sandbox/console.js', filesIn('src/console/files'));
  app.route('/', consoleApi(services));
  app.route('/', forms(services));
  app.route('/', scenarioRoutes(services));
  app.route('/', deliveryHere(services));
  /** Receives the errors and the calls of the phone as beacons. */
  app.post('/sandbox/client-events', async (c) => {
    const told: unknown = await c.req.json().catch(() => undefined);
    services.clientEvents.add(told, services.clock.now());
    return c.body(null, 204);
  });
  /** Receives telemetry of the pages, as any OpenTelemetry collector does (shared/platform/telemetry). */
  const { told, clock, clientEvents } = services;
  app.route(
    '/sandbox/client-events',
    intake({
      mayCome: () => true,
      collector: {
        take: (signal, body) => {
          hearPage(body, clock.now(), clientEvents);
          return told.collector.take(signal, body);
        },
      },
    }),
  );
  app.get('/sandbox', (c) => c.redirect('/sandbox/'));
  for (const [path, show] of Object.entries(pages)) {
    app.get(path, strictPages, (c) => consolePage(services, c, show));
  }
  app.get('/sandbox/qr.svg', qrCode);
  for (const [near, href] of nearAddresses) app.get(near, (c) => c.redirect(href));
  return app;
}

function forms(services: ConsoleWorld): Hono {
  const app = new Hono();
  app.post('/sandbox/do/:action', async (c) => {
    const fields = await textsOf(c);
    const action = c.req.param('action');
    const outcome = await runAction(action, fields, services);
    if (action === 'reset') keepOutcomes(c, '');
    const line = outcome.ok ? { done: outcome.done.said } : { wrong: outcome.said };
    return backWith(c, fields['back'], line);
  });

  app.post('/sandbox/outcome', async (c) => {
    const back = '/sandbox/outcomes';
    return orBack(c, back, async () =>
      backWith(c, back, { done: chooseOutcome(c, await textsOf(c)) }),
    );
  });

  app.get('/sandbox/open', async (c) => {
    const { person = '', as, to } = c.req.query();
    const device = devices.find((known) => known === as) ?? 'web';
    return orBack(c, undefined, async () =>
      c.redirect((await openAs(c, services, { person, as: device, to })).url, 303),
    );
  });
  return app;
}

const pages: Readonly<Record<string, Show>> = {
  '/sandbox/': peoplePage,
  '/sandbox/people/:key': personPage,
  '/sandbox/link': linkPage,
  '/sandbox/applications': applicationsPage,
  '/sandbox/cancellations': cancellationsPage,
  '/sandbox/transfers': transfersPage,
  '/sandbox/links': linksPage,
  '/sandbox/coupons': couponsPage,
  '/sandbox/clock': clockPage,
  '/sandbox/faults': faultsPage,
  '/sandbox/outcomes': outcomesPage,
  '/sandbox/calls': callsPage,
  '/sandbox/calls/:number{[0-9]+}': callPage,
  '/sandbox/report': reportPage,
};

type Read = (services: ConsoleWorld, c: Context) => unknown;

const reads: Readonly<Record<string, Read>> = {
  people: ({ people }) => people.list(),
  subscriptions: ({ applications }, c) => applications.list(c.req.query('person')),
  payments: ({ payments }) => payments(),
  solicitations: ({ solicitations }) => solicitations.list(),
  calls: ({ requestLog }) => requestLog.list(),
  events: ({ events }) => events.list(),
  'client-events': ({ clientEvents }) => clientEvents.list(),
  clock: ({ clock }) => timeOf(clock),
};

const opening = {
  person: v.optional(v.string(), ''),
  as: v.optional(v.picklist(devices), 'web'),
  to: maybe,
};

/**
 * Serves the console as JSON for tests. GET reads what a page shows, and POST runs the action of a form, with JSON or
 * form fields. A refused action has its status and `{ error }`. Source: SBX-005, 006, 008.
 */
function consoleApi(services: ConsoleWorld): Hono {
  const app = new Hono();
  for (const [name, read] of Object.entries(reads)) {
    app.get(`/sandbox/api/${name}`, async (c) => c.json((await read(services, c)) as object));
  }

  app.post('/sandbox/api/person', async (c) => {
    const fields = await textsOf(c);
    try {
      const asked = fieldsIn(opening, fields);
      return c.json(await openAs(c, services, { ...asked, to: asked.to }));
    } catch (error) {
      if (error instanceof Refused) return refused(c, error.status, error.message);
      throw error;
    }
  });

  app.post('/sandbox/api/:action', async (c) => {
    const outcome = await runAction(c.req.param('action'), await textsOf(c), services);
    if (!outcome.ok) return refused(c, outcome.status, outcome.said);
    return c.json({ said: outcome.done.said, data: outcome.done.data ?? null });
  });
  return app;
}

const refused = (c: Context, status: number, error: string) =>
  c.json({ error }, status as ContentfulStatusCode);
