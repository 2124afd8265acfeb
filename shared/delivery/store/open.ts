import { resolve } from 'node:path';
import { folderStore } from './folder';
import type { ObjectStore } from './objects';
import { proven } from './probe';

const S3 = /^s3:\/\/([a-z0-9][a-z0-9.-]+)\/?(.*?)\/?$/;

/**
 * The store at `where`: a folder, or `s3://bucket/prefix`. The client for S3 is loaded for S3 alone, and its server is
 * tried before the first write: many speak S3 and few keep all of it.
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
