/** An object of a store: bytes with a tag that changes with them. */
export type StoredObject = { bytes: Buffer; etag: string };

/**
 * The interface of all stores. A path has no leading slash (`apply/1.4.0/entry.js`). Every write without a tag is
 * create-only, so two publishers cannot harm each other and a reader never sees half an object.
 */
export type ObjectStore = {
  /** Its place for messages: a folder or `s3://bucket/prefix`. */
  readonly where: string;
  read: (path: string) => Promise<StoredObject | undefined>;
  /**
   * Creates an object, or with `over` replaces the one that still has this tag.
   * Returns false and changes nothing when another write came first.
   */
  write: (path: string, bytes: Buffer, over?: string) => Promise<boolean>;
  /** Returns the paths that start with `prefix`, sorted, and when they were written. */
  list: (prefix: string) => Promise<readonly Listed[]>;
  /** Removes an object. Only for garbage collection, which never removes what a release names. */
  remove: (path: string) => Promise<void>;
  /** Removes files that killed processes left beside the objects, and returns their paths. */
  leftBehind?: (before: Date, isDry: boolean) => Promise<readonly string[]>;
};

export type Listed = { path: string; writtenAt: Date };

/** Something that a command names is not in the store. */
export class NotThere extends Error {}

const SAFE = /^[A-Za-z0-9@_-][A-Za-z0-9@._-]*(\/[A-Za-z0-9@_-][A-Za-z0-9@._-]*)*$/;

/** @throws {RangeError} for a path that could leave the store or that no origin would serve. */
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
