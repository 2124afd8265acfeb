import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { AppJson, AppName } from '@shared/release/release';
import { folderOf } from '../build/names.cjs';
import { jsonBytes, type ObjectStore } from './objects';
import { Refusal } from './refusal';
import type { Signer } from './signing';
import { addVersion, type PublishedVersion } from './versions';

const WIDTH = 8;

type Publication = {
  app: AppName;
  folder: string;
  listed: PublishedVersion;
  signer?: Signer | undefined;
};

/** Uploads a build, create-only, reads every byte back, and only then lists the version. */
export async function publishFolder(
  store: ObjectStore,
  { app, folder, listed, signer }: Publication,
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
  if (signer) await signed(store, `${app}/${version}`, join(folder, 'app.json'), signer);
  await upload(store, folder, 'app.json', `${app}/${version}/app.json`);
  await addVersion(store, app, listed);
  return files.length + 1;
}

/** Signs the description of a build, which names every file by its digest. */
async function signed(store: ObjectStore, place: string, described: string, signer: Signer) {
  const signature = signer.sign(readFileSync(described));
  await store.write(`${place}/signed.json`, jsonBytes({ team: signer.team, signature }));
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
  if (!there?.bytes.equals(readFileSync(join(folder, file))))
    throw new Error(`${path} came back from ${store.where} with other bytes`);
}

export const taken = (app: string, version: string) =>
  new Refusal(
    `${app}@${version} exists with other content, and a version never changes. Raise the version in ${folderOf(app)}/package.json, or name one: --version`,
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
