import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { folderStore } from '@shared/delivery/store/folder';
import { versionsIn } from '@shared/delivery/store/releases';
import { restamped } from '@shared/delivery/testing/restamp';
import type { AppName, ReleasedApp } from '@shared/release/release';
import { appNames } from '@shared/routes/apps';
import { inProject } from 'sandbox/paths';
import { type Live, publishedLive } from 'sandbox/site/live';
import { goLive } from '../../journeys/channel';
import type { Certificate } from './certificate';
import { type Load, load } from './load';
import { withBrowser } from './phone';
import { kB, table, times } from './report';
import { type Backend, stageOf } from './server';
import { median, ratios } from './statistics';
import { productionSite } from './variants';

/** Apps of which one line changes: of the host's own code, of one screen, or of a rule that several apps contain. */
const changes: Readonly<Record<string, readonly AppName[]>> = {
  'the host': ['host'],
  apply: ['apply'],
  'a shared rule': ['host', 'apply', 'estimate'],
};
/** Releases of a year, of each app in turn. A customer visits after every second one. */
const RELEASES = 26;
const VISITS = 12;
const MEANINGFUL = /\d원/;

/** A shop whose versions change while a browser visits it. */
type Shop = { live: () => Live; deploy: (apps: readonly AppName[]) => Promise<void> };

/** `keepsAddresses` is false for releases as they were before unchanged files kept their address. */
async function shopIn(folder: string, keepsAddresses: boolean): Promise<Shop> {
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
    if (!keepsAddresses) for (const app of Object.values(now.release.apps)) delete app.at;
  };
  return { live: () => now, deploy };
}

/** Returns the file with the changed line: a screen of a remote, or the code of the host. */
const changedFile = ({ screens = {}, entry }: ReleasedApp): string =>
  Object.values(screens)[0]?.js.at(-1) ?? entry.js.at(-1) ?? '';

type Visited = { before: Load; after: Load };

/** Measures home before and after each change, and the files of a year. Returns both tables. */
export async function afterDeploy(
  { folder, backend, tls }: { folder: string; backend: Backend; tls: Certificate | undefined },
  n: number,
): Promise<string> {
  const visit = async (
    keeps: boolean,
    work: (shop: Shop, look: () => Promise<Load>) => unknown,
  ) => {
    const place = join(folder, `shop-${Math.random()}`);
    const shop = await shopIn(place, keeps);
    const stage = await stageOf({ shop: productionSite(place, shop.live) }, backend, tls);
    const url = `${stage.served['shop']?.origin}/app/`;
    await withBrowser(stage.spki, {}, async (context) => {
      const look = async () => {
        const { page, measured } = await load(context, url, MEANINGFUL);
        await page.close();
        return measured;
      };
      await work(shop, look);
    });
    await stage.close();
  };
  const rows: string[][] = [];
  for (const [change, apps] of Object.entries(changes))
    for (const keeps of [false, true]) {
      const all: Visited[] = [];
      for (let round = 0; round < n; round++)
        await visit(keeps, async (shop, look) => {
          await look();
          const before = await look();
          await shop.deploy(apps);
          all.push({ before, after: await look() });
        });
      rows.push([change, keeps ? 'kept' : 'new', ...cellsOf(all)]);
    }
  const year: string[][] = [];
  for (const keeps of [false, true])
    await visit(keeps, async (shop, look) => {
      let bytes = 0;
      for (let done = 0; done < VISITS; done++) {
        bytes += (await look()).files;
        const next = Array.from({ length: RELEASES }, (_, place) => place).filter(
          (place) => Math.floor((place * VISITS) / RELEASES) === done,
        );
        for (const place of next) await shop.deploy([appNames[place % appNames.length] ?? 'host']);
      }
      year.push([keeps ? 'kept' : 'new', kB(bytes)]);
    });
  const head = ['one line of', 'addresses', 'files kB', 'meaningful ×', 'interactive ×'];
  const yearHead = ['addresses', `files kB of ${VISITS} visits and ${RELEASES} releases`];
  return `${table(head, rows)}\n\n${table(yearHead, year)}`;
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
