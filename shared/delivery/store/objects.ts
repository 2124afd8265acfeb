/** What a store keeps: bytes under a path, with a tag that changes with the bytes. */
export type StoredObject = { bytes: Buffer; etag: string };

/**
 * The one interface of all stores. A path has no leading slash (`apply/1.4.0/entry.js`). Everything but a write over a
 * tag is create-only, so two publishers cannot harm each other and a reader never sees half an object.
 */
export type ObjectStore = {
  /** Where it is, for people: a folder or `s3://bucket/prefix`. */
  readonly where: string;
  read: (path: string) => Promise<StoredObject | undefined>;
  /** Whether the object is there, without fetching it. */
  has: (path: string) => Promise<boolean>;
  /**
   * Writes an object that is not there yet; with `over`, one whose tag still is that.
   * Answers false, having changed nothing, when somebody was faster.
   */
  write: (path: string, bytes: Buffer, over?: string) => Promise<boolean>;
  /** Paths that start with `prefix`, in order, and when they were written. */
  list: (prefix: string) => Promise<readonly Listed[]>;
  /** For garbage collection alone: nothing a release names is ever removed. */
  remove: (path: string) => Promise<void>;
  /** Removes what processes that ended left beside the objects, and says what; a store without such things has none. */
  leftBehind?: (before: Date, isDry: boolean) => Promise<readonly string[]>;
};

export type Listed = { path: string; writtenAt: Date };

/** Something a command names is not in the store. */
export class NotThere extends Error {}

const SAFE = /^[A-Za-z0-9@_-][A-Za-z0-9@._-]*(\/[A-Za-z0-9@_-][A-Za-z0-9@._-]*)*$/;

/** @throws {RangeError} a path that could leave the store or that no origin would serve. */
export function checked(path: string): string {
  if (SAFE.test(path)) return path;
  throw new RangeError(`not a path of a store: ${path}`);
}

export async function readJson<T>(store: ObjectStore, path: string): Promise<T | undefined> {
  const found = await store.read(path);
  return found && (JSON.parse(found.bytes.toString('utf8')) as T);
}

export const jsonBytes = (value: unknown): Buffer =>
  Buffer.from(`${JSON.stringify(value, null, 1)}\n`);
