import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { AppJson, AppName, BuiltFile } from '@shared/release/release';
import { folderOf } from '../base/names.cjs';
import { inParallel } from './in-parallel';
import { jsonBytes, type ObjectStore, readJson } from './objects';
import { Refusal } from './refusal';
import type { Signer } from './signing';
import { addVersion, type PublishedVersion, publishedVersions } from './versions';

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
  const place = `${app}/${version}`;
  const files = filesIn(folder).filter((file) => file !== 'app.json' && !file.endsWith('.map'));
  const bytesOf = (file: string) => readFileSync(join(folder, file));
  await inParallel(files, (file) => upload(store, `${place}/${file}`, bytesOf(file)));
  await inParallel(files, (file) => compare(store, `${place}/${file}`, bytesOf(file)));
  const description = jsonBytes(await withUnchangedFiles(store, described));
  await upload(store, `${place}/app.json`, description);
  if (signer) await signed(store, place, description, signer);
  await addVersion(store, app, listed);
  return files.length + 1;
}

/**
 * Adds to the description which files have the same bytes as in the version published before, so that phones keep them.
 * The folder is complete nevertheless: styles name their fonts by a relative address, and older hosts know one folder.
 */
export async function withUnchangedFiles(store: ObjectStore, built: AppJson): Promise<AppJson> {
  const { app, version } = built;
  const descriptionOf = (of: string) => readJson<AppJson>(store, `${app}/${of}/app.json`);
  const [last] = (await publishedVersions(store, app)).filter((one) => one.version !== version);
  // A second attempt must describe the files as the first did.
  const before = (await descriptionOf(version)) ?? (last && (await descriptionOf(last.version)));
  const placed = ([file, about]: [string, BuiltFile]): [string, BuiltFile] => {
    const known = before?.files[file];
    const since = known?.since ?? before?.version;
    const isUnchanged = known?.integrity === about.integrity && since !== version;
    return [file, isUnchanged && since ? { ...about, since } : about];
  };
  return { ...built, files: Object.fromEntries(Object.entries(built.files).map(placed)) };
}

/** Signs the description of a build, which names every file by its digest. */
async function signed(store: ObjectStore, place: string, description: Buffer, signer: Signer) {
  const signature = signer.sign(description);
  await upload(store, `${place}/signed.json`, jsonBytes({ team: signer.team, signature }));
}

async function upload(store: ObjectStore, path: string, bytes: Buffer) {
  if (await store.write(path, bytes)) return;
  const there = await store.read(path);
  const [app = '', version = ''] = path.split('/');
  if (!there?.bytes.equals(bytes)) throw taken(app, version);
}

async function compare(store: ObjectStore, path: string, bytes: Buffer) {
  const there = await store.read(path);
  if (!there?.bytes.equals(bytes))
    throw new Error(`${path} came back from ${store.where} with other bytes`);
}

export const taken = (app: string, version: string) =>
  new Refusal(
    `${app}@${version} exists with other content, and a version never changes. Raise the version in ${folderOf(app)}/package.json, or name one: --version`,
  );

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
