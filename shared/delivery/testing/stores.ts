import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { folderStore } from '../store/folder';
import type { ObjectStore } from '../store/objects';
import { s3Store } from '../store/s3';
import { type S3StandIn, startS3 } from './s3-stand-in';

export type StoreUnderTest = { store: ObjectStore; close: () => Promise<void> };

/** The kinds of stores; what is said of one is said of all. */
export const stores: readonly (readonly [kind: string, open: () => Promise<StoreUnderTest>])[] = [
  [
    'a folder',
    async () => {
      const root = mkdtempSync(join(tmpdir(), 'care-store-'));
      const close = async () => rmSync(root, { recursive: true, force: true });
      return { store: folderStore(root), close };
    },
  ],
  [
    'S3',
    async () => {
      const s3 = await startS3();
      return { store: storeAt(s3), close: s3.close };
    },
  ],
];

export function storeAt(s3: S3StandIn): ObjectStore {
  const client = new S3Client({
    endpoint: s3.origin,
    region: 'us-east-1',
    forcePathStyle: true,
    maxAttempts: 3,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  return s3Store('care', 'web/', client);
}
