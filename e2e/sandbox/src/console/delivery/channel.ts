import type { Queries } from '@shared/database/database';
import { dayOf } from '@shared/delivery/collector/read';
import { deliveryConsole } from '@shared/delivery/console/console';
import { consoleToken } from '@shared/delivery/console/serve';
import { judgeChannel, type Look } from '@shared/delivery/judge/act';
import { readChannel } from '@shared/delivery/store/channels';
import { folderStore } from '@shared/delivery/store/folder';
import type { ObjectStore } from '@shared/delivery/store/objects';
import type { Release } from '@shared/release/release';
import { eventsIn } from '@shared/telemetry/read';
import { Hono } from 'hono';
import { inProject } from '../../paths';
import type { ConsoleWorld } from '../action';
import type { ClientEvents } from '../calls/client-events';

/** The channel that the sandbox serves, as far as the console uses it. */
export type ServedChannel = {
  store: ObjectStore;
  /** Returns what everybody gets. Undefined if nothing has been released. */
  release(): Promise<Release | undefined>;
  /** Stops or raises canaries from the counted visits, as the settings of the channel allow. */
  judge(counted: Queries): Promise<readonly Look[]>;
};

export function servedChannel(root: string, channel: string): ServedChannel {
  const store = folderStore(root);
  return {
    store,
    release: async () => (await readChannel(store, channel))?.release,
    judge: async (counted) => {
      if (!(await readChannel(store, channel))) return [];
      const bench = { store, channel, now: Date.now(), by: 'judge' };
      return judgeChannel({ ...bench, dayOf: (compared) => dayOf(counted, compared) });
    },
  };
}

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

/** Adds reported failures of remotes and errors to the list that staff see at once. */
export function hearPage(body: unknown, at: Date, clientEvents: ClientEvents): void {
  const add = (kind: string, code: string, message: string) =>
    clientEvents.add({ kind, code, message }, at);
  for (const { what } of eventsIn(body)) {
    const { name, fields } = what;
    if (name === 'mfe.remote' && fields['mfe.outcome'] !== 'ok')
      add(
        'remote',
        `${fields['mfe.app']}@${fields['mfe.version']}`,
        `${fields['mfe.phase']} ${fields['mfe.outcome']}`,
      );
    if (name === 'mfe.policy') add('csp-violation', fields['mfe.directive'], fields['mfe.blocked']);
    if (name === 'mfe.unread') add('unread', fields['mfe.call'], fields['mfe.places']);
    if (name === 'exception')
      add('exception', fields['exception.type'], fields['exception.stacktrace']);
  }
}
