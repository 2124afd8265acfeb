import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { AppJson, AppName, BuiltFile, ReleasedApp } from '@shared/release/release';
import { isWhole } from '../base/digest.cjs';
import { PACKED } from '../store/headers';
import { inParallel } from '../store/in-parallel';
import { type ObjectStore, readJson } from '../store/objects';
import { named, type Problem } from '../store/problem';

type Whole = Pick<AppJson, 'app' | 'version'> & {
  files: Readonly<Record<string, WholeFile>>;
};

type WholeFile = Pick<BuiltFile, 'integrity' | 'since'>;

/** Returns a build with the digests that it went live with. Its description has those of the font. */
export async function wholeOf(
  store: ObjectStore,
  app: AppName,
  { version, integrity, at = {} }: ReleasedApp,
): Promise<Whole> {
  const described = await readJson<AppJson>(store, `${app}/${version}/app.json`);
  const live = Object.entries(integrity).map(([file, digest]): [string, WholeFile] => {
    const since = at[file]?.split('/')[2];
    return [file, { integrity: digest, ...(since !== undefined && { since }) }];
  });
  return { app, version, files: { ...described?.files, ...Object.fromEntries(live) } };
}

/** Returns the paths of a file in the store: in the folder of its version, and in the one it is loaded from. */
const pathsOf = ({ app, version }: Whole, file: string, { since }: WholeFile): string[] =>
  [version, ...(since === undefined ? [] : [since])].map((of) => `${app}/${of}/${file}`);

/** Returns the files that are missing or differ from `app.json`, including compressed files. */
export async function byteProblems(store: ObjectStore, app: Whole): Promise<Problem[]> {
  const wanted = Object.entries(app.files).flatMap(([file, about]) =>
    [file, ...(PACKED.test(file) ? [`${file}.br`, `${file}.gz`] : [])].flatMap((name) =>
      pathsOf(app, name, about).map((path) => ({ name, path, integrity: about.integrity })),
    ),
  );
  const problems: Problem[] = [];
  await inParallel(wanted, async ({ name, path, integrity }) => {
    const what = await wrongWith(store, path, integrity);
    if (what !== undefined) problems.push(problem(app, name, what));
  });
  return problems.sort((a, b) => (a.where < b.where ? -1 : 1));
}

/** Returns the files of a live version that are missing or differ from the bytes that it went live with. */
export const liveByteProblems = async (store: ObjectStore, app: AppName, released: ReleasedApp) =>
  byteProblems(store, await wholeOf(store, app, released));

export async function missingFiles(store: ObjectStore, app: AppJson): Promise<Problem[]> {
  const there = new Set((await store.list(`${app.app}/`)).map(({ path }) => path));
  const missing = Object.entries(app.files).filter(([file, about]) =>
    pathsOf(app, file, about).some((path) => !there.has(path)),
  );
  return missing.map(([file]) => problem(app, file, 'is not in the store'));
}

async function wrongWith(
  store: ObjectStore,
  path: string,
  integrity: string,
): Promise<string | undefined> {
  const found = await store.read(path).catch((error: Error) => error);
  if (found === undefined) return 'is not in the store';
  if (found instanceof Error) return `cannot be read: ${found.message}`;
  const plain = unpacked(path, found.bytes);
  return plain && isWhole(plain, integrity)
    ? undefined
    : 'has other bytes in the store than were built';
}

function unpacked(path: string, bytes: Buffer): Buffer | undefined {
  try {
    return path.endsWith('.br')
      ? brotliDecompressSync(bytes)
      : path.endsWith('.gz')
        ? gunzipSync(bytes)
        : bytes;
  } catch {
    return undefined;
  }
}

const problem = (app: Whole, file: string, what: string): Problem => ({
  check: 'bytes',
  where: `${named(app)}, ${file}`,
  what: `${file} ${what}`,
  mend: `publish ${app.app} again under a new version; ${app.version} stays as it is`,
});
