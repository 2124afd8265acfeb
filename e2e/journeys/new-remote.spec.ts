import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { type CopiedHouse, copiedSources } from '../tools/testing/copied-house';
import { releaseNow } from './channel';
import { STARTING_MS, startSandbox } from './sandbox-process';
import { expect, test } from './test';

/** Generous timeout in milliseconds: two builds take half a minute on an idle machine. */
const BUILDING_MS = 600_000;
const store = join(import.meta.dirname, '../../.store');

// Titles of characters that the font has already, because a new one would cut it again.
const gifts = { app: 'gifts', path: '/gifts', name: 'Gifts', title: '멤버십 혜택' };
const box = { app: 'gifts', path: '/gifts/box', name: 'GiftBox', title: '내 쿠폰' };

/** Runs a command of the guides. @throws {Error} with its output when it fails. */
function run(house: CopiedHouse, ...args: string[]): void {
  const { status, stdout, stderr } = house.node(...args);
  if (status !== 0) throw new Error(`${args[0]} failed:\n${stdout}${stderr}`);
}

/** Returns the words of the command line. */
const wishOf = (wish: Readonly<Record<string, string>>) =>
  Object.entries(wish).flatMap(([flag, value]) => [`--${flag}`, value]);

/** Builds the host and the new remote of the copy. The other remotes are the builds of this checkout. */
async function buildNew(house: CopiedHouse): Promise<void> {
  const { host: _, ...others } = (await releaseNow(store, 'sandbox')).apps;
  const versions = Object.fromEntries(
    Object.entries(others).map(([app, { version }]) => [app, version]),
  );
  for (const [app, version] of Object.entries(versions)) {
    mkdirSync(join(house.folder, '.store', app), { recursive: true });
    symlinkSync(join(store, app, version), join(house.folder, '.store', app, version));
  }
  mkdirSync(join(house.folder, '.cache'));
  for (const made of ['font', 'database']) {
    mkdirSync(join(store, '../.cache', made), { recursive: true });
    symlinkSync(join(store, '../.cache', made), join(house.folder, '.cache', made));
  }
  const script = `
    import { build } from './e2e/tools/build.mjs';
    import { root, runProgram } from './e2e/tools/toolchain.mjs';
    const versions = { ...${JSON.stringify(versions)}, ...(await build(['host', 'gifts'])) };
    const args = [root + '/.store', JSON.stringify(versions)];
    process.exitCode = await runProgram('sandbox/src/site/compose.ts', args);`;
  run(house, '--input-type=module', '-e', script);
}

test('opens a remote and a screen that the guides add to the project', async ({ page }) => {
  test.setTimeout(BUILDING_MS + STARTING_MS);
  const house = copiedSources('new-remote');
  try {
    run(house, 'e2e/tools/new-remote.mjs', ...wishOf(gifts));
    run(house, 'e2e/tools/new-screen.mjs', ...wishOf(box));
    await buildNew(house);
    const sandbox = await startSandbox({}, '127.0.0.1', join(house.folder, 'e2e'));
    try {
      for (const { path, title } of [gifts, box]) {
        await page.goto(`${sandbox.origin}/app${path}?scenario=new-customer,android`);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      }
    } finally {
      await sandbox.stop();
    }
  } finally {
    house.remove();
  }
});
