/** @jsxImportSource hono/jsx */
import { intake } from '@shared/delivery/collector/intake';
import { frameFiles } from '@shared/delivery/console/frame/files';
import { type Context, Hono } from 'hono';
import { page, strictPages } from '../neighbours/page-answer';
import { textsOf } from '../neighbours/posted';
import { servedFile } from '../neighbours/served-file';
import { outcomesOf } from '../outcomes';
import { inProject } from '../paths';
import type { Services } from '../services/create-services';
import type { ConsoleWorld } from './action';
import { runAction } from './actions';
import { consoleApi } from './api';
import { ApplicationsPage, CancellationsPage } from './applications/ApplicationPages';
import { nearAddresses } from './ConsolePage';
import { callRoutes } from './calls/call-routes';
import { openClientEvents } from './calls/client-events';
import { ClockPage } from './clock/ClockPage';
import { CouponsPage } from './coupons/CouponsPage';
import type { ServedChannel } from './delivery/channel';
import { deliveryHere, hearPage } from './delivery/delivery-console';
import { FaultsPage } from './faults/FaultsPage';
import { frameOf, isCancellation, isWaiting } from './frame';
import { LinksPage } from './links/LinksPage';
import { chooseOutcome, keepOutcomes } from './outcomes/choose';
import { OutcomesPage } from './outcomes/OutcomesPage';
import { devices, openAs } from './people/open';
import { peopleRoutes } from './people/people-routes';
import { scenarioRoutes } from './people/scenario-routes';
import { reportRoutes } from './report/report-routes';
import { backWith, orBack } from './said-back';
import { TransfersPage } from './transfers/TransfersPage';

/**
 * Serves the staff console at /sandbox/ as pages, forms and JSON. `listensOn` is the address that the sandbox is bound
 * to. It decides whether a phone can reach it. Source: SBX-005, 006, 008.
 */
export function staffConsole(
  given: Services,
  channel: ServedChannel,
  listensOn = 'localhost',
): Hono {
  const services = { ...given, channel, clientEvents: openClientEvents() };
  const app = new Hono();
  app.route('/sandbox', frameFiles(inProject('.'), 'e2e/sandbox/src/console/files/console.css'));
  app.get('/sandbox/console.js', servedFile('src/console/files/console.js'));
  app.route('/', consoleApi(services));
  app.route('/', forms(services));
  app.route('/', peopleRoutes(services, listensOn));
  app.route('/', callRoutes(services));
  app.route('/', scenarioRoutes(services));
  app.route('/', reportRoutes(services));
  app.route('/', deliveryHere(services));
  /** Receives errors from pages, as a beacon or as the browser's own report. */
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
    app.get(path, strictPages, async (c) => page(c, await show(services, c)));
  }
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

type Show = (services: ConsoleWorld, c: Context) => Promise<ReturnType<typeof ClockPage>>;

const pages: Readonly<Record<string, Show>> = {
  '/sandbox/applications': async (services, c) => {
    const showsAll = c.req.query('show') === 'all';
    const all = await services.applications.list(c.req.query('person'));
    return (
      <ApplicationsPage
        subscriptions={showsAll ? all : all.filter(isWaiting)}
        showsAll={showsAll}
        frame={await frameOf(services, c)}
      />
    );
  },
  '/sandbox/cancellations': async (services, c) => (
    <CancellationsPage
      subscriptions={(await services.applications.list()).filter(isCancellation)}
      frame={await frameOf(services, c)}
    />
  ),
  '/sandbox/transfers': async (services, c) => (
    <TransfersPage
      transfers={await services.transfers.list()}
      subscriptions={await services.applications.list()}
      people={await services.people.list()}
      frame={await frameOf(services, c)}
    />
  ),
  '/sandbox/links': async (services, c) => (
    <LinksPage
      links={await services.solicitations.list()}
      choices={await services.solicitations.choices()}
      people={await services.people.list()}
      frame={await frameOf(services, c)}
    />
  ),
  '/sandbox/coupons': async (services, c) => {
    const subscriptions = (await services.applications.list()).filter(({ state }) => state === 20);
    const chosen = subscriptions.find(({ id }) => id === c.req.query('id')) ?? subscriptions[0];
    return (
      <CouponsPage
        subscriptions={subscriptions}
        chosen={chosen}
        coupons={chosen ? await services.coupons.list(chosen.id) : []}
        frame={await frameOf(services, c)}
      />
    );
  },
  '/sandbox/clock': async (services, c) => (
    <ClockPage frame={await frameOf(services, c)} isFrozen={services.clock.isFrozen()} />
  ),
  '/sandbox/faults': async (services, c) => (
    <FaultsPage
      operations={services.operations()}
      active={services.faults.list()}
      remotes={services.remoteFaults}
      dialect={services.dialects.usual()}
      chosen={c.req.query('operation')}
      frame={await frameOf(services, c)}
    />
  ),
  '/sandbox/outcomes': async (services, c) => (
    <OutcomesPage outcomes={outcomesOf(c)} frame={await frameOf(services, c)} />
  ),
};
