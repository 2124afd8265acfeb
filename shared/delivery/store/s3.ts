import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { assetHeaders, contentTypes, listHeaders, pageHeaders, pointerHeaders } from './headers';
import { checked, type Listed, type ObjectStore, type StoredObject } from './objects';
import { isProbe } from './probe';

/** Retries of a write that met another write at the same moment (409). */
const CONFLICTS = 5;

const NEW = { IfNoneMatch: '*' } as const;

type Attempt = {
  path: string;
  bytes: Buffer;
  over: string | undefined;
  tries: number;
  /** Whether nothing is known about this server yet. */
  isFirst: boolean;
};

/**
 * Returns a store in S3, or in a compatible server with conditional writes (`If-None-Match: *`, `If-Match`). Every object
 * is sent and read with its checksum. The AWS SDK finds keys and region; `AWS_ENDPOINT_URL_S3` names another server.
 */
export function s3Store(
  bucket: string,
  prefix: string,
  client = new S3Client(usual()),
): ObjectStore {
  const key = (path: string) => `${prefix}${checked(path)}`;
  /** Whether the server compares tags without the quotes of HTTP, as Ceph does. Learned from a wrong refusal. */
  let isBare = false;
  const asSent = (tag: string) => (isBare ? tag.replaceAll('"', '') : tag);

  const read = async (path: string): Promise<StoredObject | undefined> => {
    const asked = new GetObjectCommand({
      Bucket: bucket,
      Key: key(path),
      ChecksumMode: 'ENABLED',
    });
    const found = await unlessMissing(client.send(asked));
    if (!found?.Body || found.ETag === undefined) return undefined;
    return { bytes: Buffer.from(await found.Body.transformToByteArray()), etag: found.ETag };
  };

  const tagOf = async (path: string): Promise<string | undefined> => {
    const asked = new HeadObjectCommand({ Bucket: bucket, Key: key(path) });
    return (await unlessMissing(client.send(asked)))?.ETag;
  };

  const send = (path: string, bytes: Buffer, condition: { IfMatch: string } | typeof NEW) =>
    client.send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: key(path),
        Body: bytes,
        ChecksumAlgorithm: 'SHA256',
        ...headersOf(path),
        ...condition,
      }),
    );

  /** Returns whether a refused condition is true, which means that the server wants tags without quotes. */
  const isLearned = async (path: string, over: string | undefined): Promise<boolean> => {
    if (over === undefined || (await tagOf(path)) !== over) return false;
    isBare = true;
    return true;
  };

  /** Returns whether a refused write was done after all, or that it must be tried again. @throws other errors. */
  const judged = async (error: unknown, { path, bytes, over, tries, isFirst }: Attempt) => {
    const { status, attempts } = answerOf(error);
    if (status === 409 && tries < CONFLICTS) return 'again';
    if (status !== 412 && status !== 404) throw error;
    if (isFirst && (await isLearned(path, over))) return 'again';
    // The answer to our own attempt may have been lost. Then the object is ours.
    const isOurs = attempts > 1 || tries > 1;
    return isOurs && (await read(path))?.bytes.equals(bytes) === true;
  };

  /** Returns false when the condition is not true any more. */
  const put = async (path: string, bytes: Buffer, over: string | undefined): Promise<boolean> => {
    for (let tries = 1, isFirst = !isBare; ; tries++) {
      try {
        await send(path, bytes, over === undefined ? NEW : { IfMatch: asSent(over) });
        return true;
      } catch (error) {
        const done = await judged(error, { path, bytes, over, tries, isFirst });
        if (done !== 'again') return done;
        isFirst = isFirst && !isBare;
      }
    }
  };

  const list = async (start: string): Promise<Listed[]> => {
    const found: Listed[] = [];
    for (let next: string | undefined, more = true; more; more = next !== undefined) {
      const page = await client.send(
        new ListObjectsV2Command({
          Bucket: bucket,
          Prefix: `${prefix}${start}`,
          ...(next !== undefined && { ContinuationToken: next }),
        }),
      );
      for (const { Key, LastModified } of page.Contents ?? [])
        if (Key !== undefined)
          found.push({ path: Key.slice(prefix.length), writtenAt: LastModified ?? new Date() });
      if (page.NextContinuationToken !== undefined && page.NextContinuationToken === next)
        throw new Error(`s3://${bucket}/${prefix} lists one page of ${start} again and again`);
      next = page.NextContinuationToken;
    }
    return found;
  };

  const remove = async (path: string): Promise<void> => {
    await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key(path) }));
  };

  return {
    where: `s3://${bucket}/${prefix}`,
    read,
    write: put,
    list,
    remove,

    async leftBehind(before, isDry) {
      const left = (await list(''))
        .filter(({ path, writtenAt }) => isProbe(path) && writtenAt < before)
        .map(({ path }) => path);
      if (!isDry) for (const path of left) await remove(path);
      return left;
    },
  };
}

const usual = () => ({
  region: process.env['AWS_REGION'] ?? 'us-east-1',
  // Servers other than Amazon's have no host name for each bucket.
  forcePathStyle: process.env['AWS_ENDPOINT_URL_S3'] !== undefined,
  maxAttempts: 4,
});

/** Returns the headers that an origin in front of the bucket passes on. `x.js.br` is `x.js`, compressed. */
function headersOf(path: string) {
  const [, plain = path, packed] = /^(.*?)(?:\.(br|gz))?$/.exec(path) ?? [];
  const ending = /\.\w+$/.exec(plain)?.[0] ?? '';
  const isVersioned = /^[a-z]+\/[^/]+\/./.test(path) && !/^(channels|releases)\//.test(path);
  return {
    ContentType:
      ending === '.html' ? 'text/html; charset=utf-8' : (contentTypes[ending] ?? 'text/plain'),
    CacheControl: isVersioned ? assetHeaders['Cache-Control'] : cacheOf(path),
    ...(packed !== undefined && { ContentEncoding: packed === 'br' ? 'br' : 'gzip' }),
  };
}

const cacheOf = (path: string) => {
  if (path.endsWith('/live.json')) return pointerHeaders['Cache-Control'];
  const headers = path.endsWith('/index.html') ? pageHeaders : listHeaders;
  return headers['Cache-Control'];
};

async function unlessMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (answerOf(error).status === 404) return undefined;
    throw error;
  }
}

function answerOf(error: unknown): { status: number; attempts: number } {
  const about =
    error instanceof Error && '$metadata' in error
      ? (error.$metadata as { httpStatusCode?: number; attempts?: number })
      : {};
  return { status: about.httpStatusCode ?? 0, attempts: about.attempts ?? 1 };
}
