import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isCode, locked } from './lock';
import { checked, type ObjectStore, type StoredObject } from './objects';

/** Names that start with a dot are drafts and locks, never objects of the store. */
const isHidden = (path: string) => path.split('/').some((name) => name.startsWith('.'));

/**
 * Returns a store in a folder, which any static origin can serve. An object appears by a link or a rename, so it is
 * complete or absent, even when the writing process is killed.
 */
export function folderStore(root: string): ObjectStore {
  const place = (path: string) => join(root, checked(path));
  const readNow = (path: string): StoredObject | undefined => {
    try {
      const bytes = readFileSync(place(path));
      return { bytes, etag: tagOf(bytes) };
    } catch (error) {
      if (isCode(error, 'ENOENT') || isCode(error, 'EISDIR') || isCode(error, 'ENOTDIR'))
        return undefined;
      throw error;
    }
  };

  return {
    where: root,
    read: async (path) => readNow(path),

    async write(path, bytes, over) {
      const target = place(path);
      mkdirSync(dirname(target), { recursive: true });
      const draft = join(dirname(target), `.${randomUUID()}`);
      writeWhole(draft, bytes);
      try {
        if (over === undefined) return linkNew(draft, target);
        return await locked(join(dirname(target), `.lock-${target.split('/').at(-1)}`), () => {
          if (readNow(path)?.etag !== over) return false;
          ofLaterSecond(draft, statSync(target));
          renameSync(draft, target);
          return true;
        });
      } finally {
        rmSync(draft, { force: true });
      }
    },

    async list(prefix) {
      return filesIn(join(root, prefix.slice(0, prefix.lastIndexOf('/') + 1)))
        .filter(({ path }) => path.startsWith(prefix) && !isHidden(path))
        .map(({ file, path }) => ({ path, writtenAt: statSync(file).mtime }))
        .sort((a, b) => (a.path < b.path ? -1 : 1));
    },

    async remove(path) {
      rmSync(place(path), { force: true });
    },

    async leftBehind(before, isDry) {
      const hidden = filesIn(root).filter(
        ({ file, path }) => isHidden(path) && (modified(file) ?? before) < before,
      );
      if (!isDry) for (const { file } of hidden) rmSync(file, { force: true });
      return hidden.map(({ path }) => path);
    },
  };

  function filesIn(folder: string) {
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => ({ file, path: relative(root, file).replaceAll('\\', '/') }));
  }
}

/** Returns undefined when the draft disappears meanwhile. */
const modified = (file: string): Date | undefined =>
  statSync(file, { throwIfNoEntry: false })?.mtime;

const tagOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** Flushes the bytes to disk before the file gets its name, so a power cut leaves the old or the new object. */
function writeWhole(file: string, bytes: Buffer): void {
  const handle = openSync(file, 'wx');
  try {
    for (let at = 0; at < bytes.length; ) at += writeSync(handle, bytes, at);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Gives the file a later second, because web servers make the tag of length and second. */
function ofLaterSecond(draft: string, before: Stats): void {
  const second = Math.floor(before.mtimeMs / 1000);
  if (Math.floor(statSync(draft).mtimeMs / 1000) <= second)
    utimesSync(draft, second + 1, second + 1);
}

function linkNew(draft: string, target: string): boolean {
  try {
    linkSync(draft, target);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}
