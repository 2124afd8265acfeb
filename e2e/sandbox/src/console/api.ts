import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as v from 'valibot';
import { Refused } from '../backend/refusal';
import { textsOf } from '../neighbours/page-answer';
import { type ConsoleWorld, fieldsIn, maybe } from './action';
import { runAction } from './actions';
import { timeOf } from './clock/clock-actions';
import { devices, openAs } from './people/open';

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
export function consoleApi(services: ConsoleWorld): Hono {
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
