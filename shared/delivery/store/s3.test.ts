import { type S3StandIn, startS3 } from '../testing/s3-stand-in';
import { storeAt } from '../testing/stores';
import { openStore } from './open';
import { s3Store } from './s3';

describe('s3Store', () => {
  let s3: S3StandIn;
  beforeEach(async () => {
    s3 = await startS3();
  });
  afterEach(() => s3.close());
  const bytes = Buffer.from('text');
  const headersOf = (path: string) => s3.objects.get(`care/web/${path}`)?.headers;

  it('recognises its own write when the answer was lost', async () => {
    const store = storeAt(s3);
    s3.mishaps.push('lost-answer');
    expect(await store.write('a.txt', bytes)).toBe(true);

    const { etag } = (await store.read('a.txt'))!;
    s3.mishaps.push('lost-answer');
    expect(await store.write('a.txt', Buffer.from('other'), etag)).toBe(true);
  });

  it('writes again after a conflict (409), and gives up after five in a row', async () => {
    s3.mishaps.push('conflict');
    expect(await storeAt(s3).write('a.txt', bytes)).toBe(true);

    s3.mishaps.push(...Array.from({ length: 8 }, () => 'conflict' as const));
    await expect(storeAt(s3).write('b.txt', bytes)).rejects.toThrow();
    expect(s3.mishaps).toHaveLength(3);
  });

  it('does not store bytes that changed in transit', async () => {
    s3.mishaps.push('flipped-bit');

    await expect(storeAt(s3).write('a.txt', bytes)).rejects.toThrow('BadDigest');
    expect(s3.objects.size).toBe(0);
  });

  it('detects bytes that changed in the bucket', async () => {
    const store = storeAt(s3);
    await store.write('a.txt', bytes);
    s3.objects.get('care/web/a.txt')!.bytes = Buffer.from('evil');

    await expect(store.read('a.txt')).rejects.toThrow(/[Cc]hecksum/);
  });

  it('sets the headers that an origin passes on', async () => {
    const store = storeAt(s3);
    const paths = ['apply/1.0.0/a.js', 'apply/1.0.0/a.js.br', 'apply/versions.json'];
    for (const path of [...paths, 'channels/production/index.html']) await store.write(path, bytes);

    expect(headersOf('apply/1.0.0/a.js')).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable, no-transform',
    });
    expect(headersOf('apply/1.0.0/a.js.br')).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
    });
    expect(headersOf('apply/versions.json')).toMatchObject({ 'cache-control': 'no-cache' });
    expect(headersOf('channels/production/index.html')).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });

  it('needs no host name for the bucket at the server of AWS_ENDPOINT_URL_S3', async () => {
    jest.replaceProperty(process, 'env', {
      ...process.env,
      AWS_ENDPOINT_URL_S3: s3.origin.replace('127.0.0.1', 'localhost'),
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
    });

    expect(await s3Store('care', 'web/').write('a.txt', bytes)).toBe(true);
    expect(headersOf('a.txt')).toBeDefined();
    jest.restoreAllMocks();
  });
});

describe('openStore', () => {
  it('accepts a folder or a bucket with a prefix, and nothing else', async () => {
    expect((await openStore('/srv/web')).where).toBe('/srv/web');
    expect((await openStore('s3://care-web/product/')).where).toBe('s3://care-web/product/');
    await expect(openStore('ftp://care-web')).rejects.toThrow('a store is a folder or s3://');
  });
});
