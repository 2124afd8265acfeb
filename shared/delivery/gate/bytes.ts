import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { AppJson, AppName, ReleasedApp } from '@shared/release/release';
import { isWhole } from '../build/digest.cjs';
import { PACKED } from '../store/headers';
import type { ObjectStore } from '../store/objects';
import { named, type Problem } from './problem';

const WIDTH = 8;

type Whole = Pick<AppJson, 'app' | 'version'> & {
  files: Readonly<Record<string, { integrity: string }>>;
};

/** Returns a build with the digests that it went live with. */
export const wholeOf = (app: AppName, { version, integrity }: ReleasedApp): Whole => ({
  app,
  version,
  files: Object.fromEntries(
    Object.entries(integrity).map(([file, digest]) => [file, { integrity: digest }]),
  ),
});

/** Returns the files that are missing or differ from `app.json`, including compressed files. */
export async function byteProblems(store: ObjectStore, app: Whole): Promise<Problem[]> {
  const wanted = Object.entries(app.files).flatMap(([file, { integrity }]) =>
    [file, ...(PACKED.test(file) ? [`${file}.br`, `${file}.gz`] : [])].map(
      (name) => [name, integrity] as const,
    ),
  );
  const problems: Problem[] = [];
  const lane = async () => {
    for (let next = wanted.shift(); next; next = wanted.shift()) {
      const [file, integrity] = next;
      const what = await wrongWith(store, `${app.app}/${app.version}/${file}`, integrity);
      if (what !== undefined) problems.push(problem(app, file, what));
    }
  };
  await Promise.all(Array.from({ length: WIDTH }, lane));
  return problems.sort((a, b) => (a.where < b.where ? -1 : 1));
}

/** Returns the missing files of a build that is already live. */
export async function missingFiles(store: ObjectStore, app: AppJson): Promise<Problem[]> {
  const folder = `${app.app}/${app.version}/`;
  const there = new Set((await store.list(folder)).map(({ path }) => path));
  const missing = Object.keys(app.files).filter((file) => !there.has(folder + file));
  return missing.map((file) => problem(app, file, 'is not in the store'));
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
