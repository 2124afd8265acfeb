import { nightlyUnless } from '../journeys/nightly';
import { publishedWithOneLine } from '../journeys/one-line';
import type { Screen } from '../journeys/screen/screen';
import { test } from './production';
import { expect } from './test';

for (const { app, file, isEveryRun } of [
  { app: 'host', file: 'main.js', isEveryRun: false },
  { app: 'apply', file: 'entry.js', isEveryRun: true },
] as const)
  test(
    `after one line of ${app} changed, a visit loads only ${file} from the network`,
    nightlyUnless(isEveryRun),
    async ({ phone, production }) => {
      const visit = () => visitHome(phone, production.origin);
      await visitHome(phone, production.origin, [...LAST, FONT]);
      await visit();
      const from = production.release.apps[app].version;
      const version = await publishedWithOneLine(production.store, { app, from, file });
      await production.deploy(app, version);

      expect(await visit()).toEqual([`/${app}/${version}/${file}`]);
      expect(await phone.engine.run('globalThis.__line')).toBe(true);
    },
  );

const FILES = `performance.getEntriesByType('resource').filter(({ name }) => /[.](?:js|css|woff2)$/.test(name))`;

/** The last files of home: those that the host requests when the page is idle. They arrive in any order. */
const LAST = ['document-life', 'telemetry_sender', 'slices_ts.js'];

/** The very last file of a first visit. WebKit does not list a font that comes from the cache. */
const FONT = 'font/slices-';

/** Opens home and returns its files that did not come from the cache, when the `last` ones are there. */
async function visitHome(phone: Screen, origin: string, last = LAST): Promise<string[]> {
  await phone.engine.goto('about:blank');
  await phone.engine.goto(`${origin}/app/`);
  await phone.until('see the last files', async () => {
    const names = await phone.engine.run<string[]>(`${FILES}.map(({ name }) => name)`);
    return last.every((part) => names.some((name) => name.includes(part)));
  });
  return phone.engine.run<string[]>(
    `${FILES}.filter(({ transferSize }) => transferSize > 0).map(({ name }) => new URL(name).pathname)`,
  );
}
