import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { folderStore } from '@shared/delivery/store/folder';
import { versionsIn } from '@shared/delivery/store/releases';
import { restamped } from '@shared/delivery/testing/restamp';
import type { AppName, ReleasedApp } from '@shared/release/release';
import { inProject } from 'sandbox/paths';
import { type Live, publishedLive } from 'sandbox/site/live';
import { goLive } from '../../journeys/channel';
import { type Load, load } from './load';
import { withBrowser } from './phone';
import { type Backend, type Certificate, stageOf } from './server';
import { kB, median, ratios, table, times } from './statistics';
import { productionSite } from './variants';

/** Apps of which one line changes: of the host's own code, of one screen, or of a rule that several apps contain. */
const changes: Readonly<Record<string, readonly AppName[]>> = {
  'the host': ['host'],
  apply: ['apply'],
  'a shared rule': ['host', 'apply', 'estimate'],
};
const MEANINGFUL = /\d원/;

/** A shop whose versions change while a browser visits it. */
type Shop = { live: () => Live; deploy: (apps: readonly AppName[]) => Promise<void> };

async function shopIn(folder: string): Promise<Shop> {
  cpSync(inProject('.store'), folder, { recursive: true });
  const store = folderStore(folder);
  const read = publishedLive(folder, 'sandbox');
  let now = await read();
  const first = versionsIn(now.release);
  let count = 0;
  const deploy = async (apps: readonly AppName[]) => {
    count += 1;
    const versions: Record<string, string> = versionsIn(now.release);
    for (const app of apps) {
      const from = versions[app] ?? '';
      const to = `${first[app]}-deploy-${count}`;
      const changed = changedFile(now.release.apps[app]);
      const edit = (file: string, text: string) =>
        file === changed ? `${text}\nglobalThis.__deploy = ${count};` : text;
      await restamped(store, { app, from, to, edit });
      versions[app] = to;
    }
    await goLive(folder, 'sandbox', { versions });
    now = await read();
  };
  return { live: () => now, deploy };
}

/** Returns the file with the changed line: a screen of a remote, or the code of the host. */
const changedFile = ({ screens = {}, entry }: ReleasedApp): string =>
  Object.values(screens)[0]?.js.at(-1) ?? entry.js.at(-1) ?? '';

type Visited = { before: Load; after: Load };

/** Measures home before and after each change. Returns a table with the ratios of both visits. */
export async function afterDeploy(
  { folder, backend, tls }: { folder: string; backend: Backend; tls: Certificate | undefined },
  n: number,
): Promise<string> {
  const rows: string[][] = [];
  for (const [change, apps] of Object.entries(changes)) {
    const all: Visited[] = [];
    for (let round = 0; round < n; round++) {
      const place = join(folder, `shop-${rows.length}-${round}`);
      const shop = await shopIn(place);
      const stage = await stageOf({ shop: productionSite(place, shop.live) }, backend, tls);
      const url = `${stage.served['shop']?.origin}/app/`;
      await withBrowser(stage.spki, {}, async (context) => {
        const look = async () => {
          const { page, measured } = await load(context, url, MEANINGFUL);
          await page.close();
          return measured;
        };
        await look();
        const before = await look();
        await shop.deploy(apps);
        all.push({ before, after: await look() });
      });
      await stage.close();
    }
    rows.push([change, ...cellsOf(all)]);
  }
  return table(['one line of', 'files kB', 'meaningful ×', 'interactive ×'], rows);
}

function cellsOf(all: readonly Visited[]): string[] {
  const ratioOf = (pick: (load: Load) => number) =>
    times(
      median(
        ratios(
          all.map(({ after }) => pick(after)),
          all.map(({ before }) => pick(before)),
        ),
      ),
    );
  return [
    kB(median(all.map(({ after }) => after.files))),
    ratioOf(({ meaningful }) => meaningful),
    ratioOf(({ interactive }) => interactive),
  ];
}
