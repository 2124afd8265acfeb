import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apps } from '@shared/delivery/build/singletons';
import type { AppName } from '@shared/release/release';
import { inProject } from 'sandbox/paths';

export type Build = { what: string; seconds: number };

const CACHE = inProject('.cache/webpack');
const ASIDE = `${CACHE}-aside`;
const SIDE_BY_SIDE = 2;

/** Measures production builds: all five apps without a cache, all five with it, and one remote. */
export async function buildTimes(): Promise<Build[]> {
  const store = mkdtempSync(join(tmpdir(), 'care-builds-'));
  putBack(); // restore the cache that an interrupted run moved
  if (existsSync(CACHE)) renameSync(CACHE, ASIDE);
  try {
    return [
      await timed('five apps, no cache', apps, '1.0.0-cold', store),
      await timed('five apps, as they were built before', apps, '1.0.0-warm', store),
      await timed('one remote, as it was built before', ['guides'], '1.0.0-one', store),
    ];
  } finally {
    rmSync(store, { recursive: true });
    putBack();
  }
}

/** Restores the cache if it was moved. */
function putBack(): void {
  if (!existsSync(ASIDE)) return;
  rmSync(CACHE, { recursive: true, force: true });
  renameSync(ASIDE, CACHE);
}

async function timed(
  what: string,
  some: readonly AppName[],
  version: string,
  store: string,
): Promise<Build> {
  const begun = performance.now();
  const queue = [...some];
  const lane = async () => {
    for (let app = queue.shift(); app !== undefined; app = queue.shift())
      await built(app, version, store);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, lane));
  return { what, seconds: (performance.now() - begun) / 1000 };
}

const built = (app: string, version: string, store: string) =>
  new Promise<void>((done, failed) => {
    const script = inProject('shared/delivery/build/build-app.mjs');
    const building = spawn(process.execPath, [script, app, version, store], { stdio: 'inherit' });
    building.on('error', failed);
    building.on('exit', (code) =>
      code === 0 ? done() : failed(new Error(`${app} did not build (${code})`)),
    );
  });
