import { resolve } from 'node:path';
import { folderStore } from './folder';
import type { ObjectStore } from './objects';
import { proven } from './probe';

const S3 = /^s3:\/\/([a-z0-9][a-z0-9.-]+)\/?(.*?)\/?$/;

/**
 * Opens the store at `where`: a folder, or `s3://bucket/prefix`. The S3 client is loaded only for S3, and its server is
 * tried before the first write, because many servers support only part of S3.
 */
export async function openStore(where: string): Promise<ObjectStore> {
  const [, bucket, prefix = ''] = S3.exec(where) ?? [];
  if (bucket === undefined) {
    if (where.includes('://')) throw new RangeError(`a store is a folder or s3://…, not ${where}`);
    return folderStore(resolve(where));
  }
  const { s3Store } = await import('./s3');
  return proven(s3Store(bucket, prefix === '' ? '' : `${prefix}/`));
}
