import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { AppJson, AppName } from '../src/release';
import { type ObjectStore, readJson } from '../store/objects';
import { Refusal } from '../store/plan';
import { addVersion, type PublishedVersion } from '../store/versions';
import { builtApp, sourcesOf, versionInPackage } from './build';
import { type Answer, type Context, text } from './command';
import { lastCommit } from './git';
import { appIn, versionIn } from './words';

const WIDTH = 8;

/**
 * `publish apply`: builds the app as it stands and puts it into the store under the version of its package.json. It is
 * live for nobody then; that is what `promote` is for. Run again after a crash it goes on where it stopped.
 */
export async function publish({ words, flags, store, root, say }: Context): Promise<Answer> {
  const app = appIn(words[0]);
  const from = text(flags['from']);
  const version = versionIn(text(flags['version']) ?? versionInPackage(root, app));
  const sources = from === undefined ? sourcesOf(root, app) : undefined;
  const there = await readJson<AppJson>(store, `${app}/${version}/app.json`);
  if (there && sources !== undefined && there.sources !== sources) throw taken(app, version);
  say(`Plan: ${app}@${version} → ${store.where}`);
  if (flags['dry-run'] === true) {
    say(there ? 'It is there already.' : 'Dry run: nothing was built.');
    return { app, version, published: there !== undefined };
  }
  const about = { version, date: new Date().toISOString(), ...lastCommit(root, app) };
  const listed = { ...about, note: text(flags['note']) ?? about.note };
  if (there && sources !== undefined) {
    await addVersion(store, app, listed);
    say(`${app}@${version} is published already, from the same sources.`);
    return { app, version, published: true };
  }
  const scratch = mkdtempSync(join(tmpdir(), 'care-publish-'));
  try {
    const folder = from ?? (await builtApp({ root, app, version, into: scratch, say }));
    const count = await publishFolder(store, { app, folder, listed });
    say(`${app}@${version} is published: ${count} files, every byte read back and compared.`);
    return { app, version, published: true };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

type Publication = { app: AppName; folder: string; listed: PublishedVersion };

/** Uploads a build, create-only, reads every byte back, and only then says that there is such a version. */
export async function publishFolder(
  store: ObjectStore,
  { app, folder, listed }: Publication,
): Promise<number> {
  const { version } = listed;
  const described: AppJson = JSON.parse(readFileSync(join(folder, 'app.json'), 'utf8'));
  if (described.app !== app || described.version !== version)
    throw new Refusal(
      `${folder} holds ${described.app}@${described.version}, not ${app}@${version}`,
    );
  const files = filesIn(folder).filter((file) => file !== 'app.json' && !file.endsWith('.map'));
  await inParallel(files, (file) => upload(store, folder, file, `${app}/${version}/${file}`));
  await inParallel(files, (file) => compare(store, folder, file, `${app}/${version}/${file}`));
  await upload(store, folder, 'app.json', `${app}/${version}/app.json`);
  await addVersion(store, app, listed);
  return files.length + 1;
}

async function upload(store: ObjectStore, folder: string, file: string, path: string) {
  const bytes = readFileSync(join(folder, file));
  if (await store.write(path, bytes)) return;
  const there = await store.read(path);
  const [app = '', version = ''] = path.split('/');
  if (!there?.bytes.equals(bytes)) throw taken(app, version);
}

async function compare(store: ObjectStore, folder: string, file: string, path: string) {
  const there = await store.read(path);
  if (digest(there?.bytes) !== digest(readFileSync(join(folder, file))))
    throw new Error(`${path} came back from ${store.where} with other bytes`);
}

const digest = (bytes: Buffer | undefined) =>
  bytes && createHash('sha384').update(bytes).digest('base64');

const taken = (app: string, version: string) =>
  new Refusal(
    `${app}@${version} exists with other content, and a version never changes. Raise the version in ${app === 'host' ? 'host' : `remote-${app}`}/package.json, or name one: --version`,
  );

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const lane = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: WIDTH }, lane));
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)))
    .sort();
