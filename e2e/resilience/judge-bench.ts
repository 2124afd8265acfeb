import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@shared/database/open';
import { openCollector } from '@shared/delivery/collector/collector';
import { intake } from '@shared/delivery/collector/intake';
import { dayOf } from '@shared/delivery/collector/read';
import { aging, collectorTables } from '@shared/delivery/collector/tables';
import { judgeChannel, type Look } from '@shared/delivery/judge/act';
import { type JudgeSettings, writeSettings } from '@shared/delivery/store/channel-settings';
import { folderStore } from '@shared/delivery/store/folder';
import { bucketOf, isInShare } from '@shared/release/bucket';
import { test as onStore } from '../journeys/delivery-test';
import { expect } from '../journeys/test';
import type { ToldVisit } from './told-visits';

const MINUTE_MS = 60_000;
export const SHARE = 5;
const project = join(import.meta.dirname, '../..');

/** A collector with a clock no test waits for, and the judge of the channel that is served. */
export type Bench = {
  /** What a visit sent comes in, as over the line. */
  send: (visit: ToldVisit) => Promise<void>;
  /** The same for thousands, without a line. */
  take: (visit: ToldVisit) => void;
  /** By which rules the judge acts; nothing said is what every channel has. */
  rule: (rules: Omit<JudgeSettings, 'acts'>) => Promise<void>;
  /** A minute later: what is due is judged and written. */
  pass: () => Promise<void>;
  look: () => Promise<Look | undefined>;
  /** As if nobody had told anything. */
  forget: () => Promise<void>;
};

/** Journeys on a store of their own, in which the judge may act. */
export const test = onStore.extend<{ bench: Bench }>({
  bench: async ({ store, channel }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'care-judge-'));
    const tables = collectorTables(project);
    const database = await openDatabase({ url: undefined, directory: join(folder, 'pg'), tables });
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
    const collector = await openCollector({ database, now });
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
        for (const { name } of aging) await database.query(`delete from ${name}`);
      },
    });
    await database.close();
    rmSync(folder, { recursive: true });
  },
});

/** A device that is in the share of a canary, or is not. */
export function deviceOf(salt: string, isIn: boolean, nth: number): string {
  for (let tried = nth * 1000; ; tried += 1)
    if (isInShare(bucketOf(salt, `d${tried}`), SHARE) === isIn) return `d${tried}`;
}
