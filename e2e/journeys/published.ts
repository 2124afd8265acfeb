import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DirectoryInUse, lockDirectory } from '@shared/database/lock';
import { integrityOf } from '@shared/delivery/base/digest';
import { folderStore } from '@shared/delivery/store/folder';
import { type Versions, versionsIn } from '@shared/delivery/store/releases';
import { addVersion } from '@shared/delivery/store/versions';
import { restamped } from '@shared/delivery/testing/restamp';
import { publishTools } from '@shared/qa/publish';
import { releaseNow } from './channel';

const project = join(import.meta.dirname, '../..');

/** Published versions of the guides that are broken. Their digests are correct, but their code is not. */
const broken: Readonly<Record<string, (container: string) => string>> = {
  throwing: () => 'throw new Error("this build is broken");',
  cut: (container) => `var ${container} = (() => {`,
  empty: () => '',
  html: () => '<!doctype html><title>login</title>',
  'init-throwing': (container) =>
    `var ${container} = { init() { throw new Error("wrong major of a shared library"); }, get() {} };`,
  'without-expose': (container) =>
    `var ${container} = { init() {}, get() { return Promise.reject(new Error("no ./screens")); } };`,
  'without-page': (container) => remote(container, '{}'),
  'breaking-page': (container) =>
    remote(container, '{ TermInfo: async () => () => { throw new Error("broken page"); } }'),
  'endless-page': (container) =>
    remote(
      container,
      '{ TermInfo: async () => () => { globalThis.__waits = true; throw new Promise(() => undefined); } }',
    ),
};

const remote = (container: string, screens: string) =>
  `var ${container} = { init() {}, get: async () => () => ({ screens: ${screens} }) };`;

export type Published = {
  root: string;
  /** The builds of this checkout, which all work. */
  good: Versions;
  /** A version of the guides from the same sources, published under another name. */
  next: string;
  hostNext: string;
  /** Returns a broken version of the guides by its key above. */
  broken: (name: string) => string;
};

/**
 * Returns a store with two working versions of the guides and some broken ones. It is created once per state of the
 * sources and reused by later runs.
 */
export async function published(): Promise<Published> {
  const release = await releaseNow(join(project, '.store'), 'sandbox');
  const good = versionsIn(release);
  const guides = release.apps.guides.version;
  const next = `${guides}-next`;
  const root = join(project, '.cache/journeys-store/5', release.id);
  const store = folderStore(root);
  await alone(root, async () => {
    for (const [app, version] of Object.entries(good))
      cpSync(join(project, '.store', app, version), join(root, app, version), { recursive: true });
    await restamped(store, { app: 'host', from: good.host, to: `${good.host}-next` });
    const build = join(project, 'shared/delivery/build/build-app.mjs');
    const built = spawnSync(process.execPath, [build, 'guides', next, root], { encoding: 'utf8' });
    if (built.status !== 0) throw new Error(`guides did not build:\n${built.stderr}`);
    for (const [name, code] of Object.entries(broken))
      publishBroken(root, `${guides}-${name}`, code);
  });
  await publishTools(store);
  const note = { date: '2026-11-20T01:00:00Z', git: '', note: '다음 안내' };
  await addVersion(store, 'guides', { version: next, ...note });
  return { root, good, next, hostNext: `${good.host}-next`, broken: (name) => `${guides}-${name}` };
}

function publishBroken(root: string, version: string, codeOf: (container: string) => string) {
  const container = containerOf(version);
  const code = codeOf(container);
  const integrity = integrityOf(code);
  const app = {
    schema: 1,
    app: 'guides',
    version,
    container,
    files: { 'entry.js': { integrity, bytes: code.length } },
    entry: { js: ['entry.js'], css: [] },
    screens: {},
    uniqueName: `guides-${version}`,
    contract: {},
    runtime: { webpack: '' },
    shared: {},
  };
  const folder = join(root, 'guides', version);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'entry.js'), code);
  writeFileSync(join(folder, 'app.json'), JSON.stringify(app));
}

/** Lets one worker prepare the store while the others wait. A lock of a killed worker is ignored. */
async function alone(root: string, prepare: () => Promise<void>): Promise<void> {
  const done = join(root, 'prepared');
  while (!existsSync(done)) {
    const release = lockOf(root);
    if (release) {
      try {
        await prepare();
        writeFileSync(done, '');
      } finally {
        release();
      }
    } else await new Promise((later) => setTimeout(later, 200));
  }
}

/** Returns undefined while another worker holds the lock, or has just released it. */
function lockOf(root: string): (() => void) | undefined {
  try {
    return lockDirectory(root);
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (error instanceof DirectoryInUse || isGone) return undefined;
    throw error;
  }
}

/**
 * Publishes the second build of the guides again under another name, and returns that version. The files contain the
 * name as text, so they have other digests.
 */
export async function republished({ root, next }: Published, version: string): Promise<string> {
  if (!existsSync(join(root, 'guides', version, 'app.json')))
    await restamped(folderStore(root), { app: 'guides', from: next, to: version });
  return version;
}

/** Returns the name of a build of the guides on a page. */
export const containerOf = (version: string) =>
  `__care_guides_${version.replaceAll(/[^0-9A-Za-z]/g, '_')}`;
