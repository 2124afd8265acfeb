import { deliveryConsole } from '@shared/delivery/console/console';
import { consoleToken } from '@shared/delivery/console/serve';
import { Hono } from 'hono';
import { inProject } from '../../paths';
import type { ConsoleWorld } from '../action';

const PATH = '/sandbox/delivery';

/** Serves the delivery console for the store of this sandbox: live versions, canaries, telemetry and rollback. */
export function deliveryHere({ channel, told }: Pick<ConsoleWorld, 'channel' | 'told'>): Hono {
  const app = new Hono();
  const console = deliveryConsole({
    desk: { store: channel.store, root: inProject('.') },
    token: consoleToken(),
    told: { counts: told.queries, maps: undefined, now: () => Date.now() },
    by: 'sandbox',
    base: `${PATH}/`,
  });
  app.route(PATH, console);
  app.get(`${PATH}/`, (c) => c.redirect(PATH));
  return app;
}
