import type { Database } from '@shared/database/database';
import { lineOf } from '../cli/judge';
import { dayOf } from '../collector/read';
import { judgeChannel } from '../judge/act';
import type { ObjectStore } from '../store/objects';
import type { Worker } from '../store/trust';

type Options = {
  channels: readonly string[];
  store: ObjectStore;
  database: Database;
  worker: Worker | undefined;
  say: (line: string) => void;
};

const LOOK_MS = 30_000;

/**
 * Analyses the canaries of the channels every 30 seconds until `end` is called.
 * If the store or the database fails, it reports the error and tries again at the next interval. Without data it
 * decides nothing.
 */
export function startJudge(options: Options): { end: () => Promise<void> } {
  const { channels, store, database, worker, say } = options;
  if (channels.length === 0) return { end: async () => undefined };
  /** The last decision about each canary, which is not reported again. */
  const said = new Map<string, string>();
  const look = async () => {
    for (const channel of channels)
      try {
        const looks = await judgeChannel({
          store,
          channel,
          dayOf: (compared) => dayOf(database, compared),
          now: Date.now(),
          by: 'judge',
          worker,
        });
        for (const one of looks) {
          const decision = [one.percent, one.verdict.do, one.did].join();
          const isNew = said.get(`${channel} ${one.names}`) !== decision;
          if (isNew && one.verdict.do !== 'wait') say(`${channel}: ${lineOf(one)}`);
          said.set(`${channel} ${one.names}`, decision);
        }
      } catch (error) {
        say(`${channel} could not be judged: ${error instanceof Error ? error.message : error}`);
      }
  };
  let looking = look();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, LOOK_MS);
  return {
    end: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}
