import { resolve } from 'node:path';
import { folderStore } from './folder';
import type { ObjectStore } from './objects';

const S3 = /^s3:\/\/([a-z0-9][a-z0-9.-]+)\/?(.*?)\/?$/;

/** The store at `where`: a folder, or `s3://bucket/prefix`. The client for S3 is loaded for S3 alone. */
export async function openStore(where: string): Promise<ObjectStore> {
  const [, bucket, prefix = ''] = S3.exec(where) ?? [];
  if (bucket === undefined) {
    if (where.includes('://')) throw new RangeError(`a store is a folder or s3://…, not ${where}`);
    return folderStore(resolve(where));
  }
  const { s3Store } = await import('./s3');
  return s3Store(bucket, prefix === '' ? '' : `${prefix}/`);
}
