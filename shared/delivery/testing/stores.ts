import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { folderStore } from '../store/folder';
import type { ObjectStore } from '../store/objects';
import { s3Store } from '../store/s3';
import { type S3StandIn, startS3 } from './s3-stand-in';

export type StoreUnderTest = { store: ObjectStore; close: () => Promise<void> };

type Kind = readonly [kind: string, open: () => Promise<StoreUnderTest>];

/** Address of a foreign S3 server for the tests: `http://key:secret@127.0.0.1:7480`. */
const foreign = process.env['TEST_S3_URL'];

/** Opens a store in a new folder. For tests of commands, which use every kind of store in the same way. */
export async function openFolder(): Promise<StoreUnderTest> {
  const root = mkdtempSync(join(tmpdir(), 'care-store-'));
  const close = async () => rmSync(root, { recursive: true, force: true });
  return { store: folderStore(root), close };
}

/** The kinds of stores, for tests of what a store keeps to, of promotion and of `gc`. */
export const stores: readonly Kind[] = [
  ['a folder', openFolder],
  [
    'S3',
    async () => {
      const s3 = await startS3();
      return { store: storeAt(s3), close: s3.close };
    },
  ],
  ...(foreign === undefined ? [] : [['a foreign S3', () => openForeign(foreign)] as const]),
];

/** Opens a store with its own prefix in a bucket of the foreign server. */
async function openForeign(address: string): Promise<StoreUnderTest> {
  const { origin, username, password } = new URL(address);
  const client = clientAt(origin, username, password);
  await client.send(new CreateBucketCommand({ Bucket: 'care' }));
  return { store: s3Store('care', `${randomUUID()}/`, client), close: async () => undefined };
}

/** Returns a store that is a new one in each test, and is closed after it. */
export function eachStore(open = openFolder): ObjectStore {
  let opened: StoreUnderTest;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened.close());
  return {
    get where() {
      return opened.store.where;
    },
    read: (path) => opened.store.read(path),
    write: (...given) => opened.store.write(...given),
    list: (prefix) => opened.store.list(prefix),
    remove: (path) => opened.store.remove(path),
    leftBehind: async (...given) => (await opened.store.leftBehind?.(...given)) ?? [],
  };
}

/** Returns the text of each object, by its path. */
export async function textsIn(store: ObjectStore): Promise<Record<string, string>> {
  const all = await store.list('');
  const texts = all.map(async ({ path }) => [path, String((await store.read(path))?.bytes)]);
  return Object.fromEntries(await Promise.all(texts));
}

/** Replaces the text of an object, as somebody does who may write the store. */
export async function byHand(
  store: ObjectStore,
  path: string,
  edit: (text: string) => string,
): Promise<void> {
  const found = await store.read(path);
  await store.write(path, Buffer.from(edit(String(found?.bytes))), found?.etag);
}

export const storeAt = (s3: S3StandIn): ObjectStore =>
  s3Store('care', 'web/', clientAt(s3.origin, 'test', 'test'));

const clientAt = (endpoint: string, accessKeyId: string, secretAccessKey: string) =>
  new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    maxAttempts: 3,
    credentials: { accessKeyId, secretAccessKey },
  });
