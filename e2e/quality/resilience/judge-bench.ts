import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@shared/database/open';
import { openCollector } from '@shared/delivery/collector/collector';
import { intake } from '@shared/delivery/collector/intake';
import { dayOf } from '@shared/delivery/collector/read';
import { collectorTables, tables } from '@shared/delivery/collector/tables';
import { judgeChannel, type Look } from '@shared/delivery/judge/act';
import { type JudgeSettings, writeSettings } from '@shared/delivery/store/channel-settings';
import { folderStore } from '@shared/delivery/store/folder';
import { bucketOf, isInShare } from '@shared/release/bucket';
import { test as onStore } from '../../journeys/delivery-test';
import { expect } from '../../journeys/test';
import type { ToldVisit } from './told-visits';

const MINUTE_MS = 60_000;
export const SHARE = 5;
const project = join(import.meta.dirname, '../../..');

/** A collector with a simulated clock, and the canary analysis of the served channel. */
export type Bench = {
  /** Sends the telemetry of a visit by HTTP. */
  send: (visit: ToldVisit) => Promise<void>;
  /** Passes the telemetry of a visit directly, for thousands of visits. */
  take: (visit: ToldVisit) => void;
  /** Sets the rules of the canary analysis. Rules that are not set have the defaults of every channel. */
  rule: (rules: Omit<JudgeSettings, 'acts'>) => Promise<void>;
  /** Moves the clock by a minute, runs the analysis that is due and writes the results. */
  pass: () => Promise<void>;
  look: () => Promise<Look | undefined>;
  /** Deletes all telemetry. */
  forget: () => Promise<void>;
};

/** Journeys with their own store, in which the canary analysis may act. */
export const test = onStore.extend<{ bench: Bench }>({
  bench: async ({ store, channel }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'care-judge-'));
    const database = await openDatabase({
      url: undefined,
      directory: join(folder, 'pg'),
      tables: collectorTables(project),
    });
    const files = folderStore(store.root);
    const rule = (rules: Omit<JudgeSettings, 'acts'>) =>
      writeSettings(files, channel, {
        settings: {},
        tools: false,
        judge: { acts: true, ...rules },
      });
    await rule({});
    let ahead = 0;
    const now = () => Date.now() + ahead;
    const collector = openCollector({ database, root: project, now });
    const app = intake({ collector, mayCome: () => true });
    await use({
      send: async (visit) => {
        for (const [signal, body] of visit) {
          const headers = { 'Content-Type': 'application/json' };
          const answer = await app.request(`/v1/${signal}`, { method: 'POST', body, headers });
          expect(await answer.json()).toEqual({});
        }
      },
      take: (visit) => {
        for (const [signal, body] of visit)
          collector.take(signal === 'logs' ? 'logs' : 'metrics', JSON.parse(body));
      },
      rule,
      pass: async () => {
        ahead += MINUTE_MS;
        await collector.write();
      },
      look: async () => {
        const counted = (compared: Parameters<typeof dayOf>[1]) => dayOf(database, compared);
        const bench = { store: files, channel, dayOf: counted, now: now(), by: 'judge' };
        const [look] = await judgeChannel(bench);
        return look;
      },
      forget: async () => {
        for (const table of Object.keys(tables))
          await database.query(`delete from telemetry_${table}`);
      },
    });
    await database.close();
    rmSync(folder, { recursive: true });
  },
});

/** Returns a device id that is in the share of a canary, or one that is not. */
export function deviceOf(salt: string, isIn: boolean, nth: number): string {
  for (let tried = nth * 1000; ; tried += 1)
    if (isInShare(bucketOf(salt, `d${tried}`), SHARE) === isIn) return `d${tried}`;
}
