import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { folderStore } from '@shared/delivery/store/folder';
import {
  assetHeaders,
  type Headers,
  listHeaders,
  missingHeaders,
  pageHeaders,
  pointerHeaders,
  REPORTS,
} from '@shared/delivery/store/headers';
import { liveStore } from '@shared/delivery/testing/builds';
import { startNginx } from '@shared/delivery/testing/nginx';
import { startS3 } from '@shared/delivery/testing/s3-stand-in';
import { storeAt } from '@shared/delivery/testing/stores';
import { publishedLive } from './live';
import { site } from './site';

type Origin = { origin: string; stop: () => Promise<void> };

const sandbox = async (store: string): Promise<Origin> => {
  const app = site({
    store,
    settings: () => ({}),
    extraScripts: () => [],
    live: publishedLive(store, 'production'),
    remoteFault: () => undefined,
  });
  const server = await new Promise<ReturnType<typeof serve>>((done) => {
    const started = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () =>
      done(started),
    );
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const stop = () => new Promise<void>((done) => server.close(() => done()));
  return { origin: `http://127.0.0.1:${port}`, stop };
};

const nginx = process.env['TEST_NGINX'];

/** The same objects in a bucket that the origin may read. */
async function bucketServed(program: string, root: string): Promise<Origin> {
  const s3 = await startS3();
  s3.manners.add('is-public');
  const kept = folderStore(root);
  const store = storeAt(s3);
  for (const { path } of await kept.list(''))
    await store.write(path, (await kept.read(path))!.bytes);
  const bucket = `${s3.origin}/care/web/`;
  const served = await startNginx(program, { bucket, channel: 'production' });
  return {
    origin: served.origin,
    stop: async () => {
      await served.stop();
      await s3.close();
    },
  };
}

const origins = [
  ['the sandbox', sandbox],
  ...(nginx === undefined
    ? []
    : [
        [
          'nginx',
          (store: string) => startNginx(nginx, { root: store, channel: 'production' }),
        ] as const,
        ['nginx before a bucket', (store: string) => bucketServed(nginx, store)] as const,
      ]),
] as const;

describe.each(origins)('%s as a static origin', (_, start) => {
  const root = mkdtempSync(join(tmpdir(), 'care-origin-'));
  let served: Origin;
  beforeAll(async () => {
    await liveStore(folderStore(root), 'production');
    served = await start(root);
  });
  afterAll(async () => {
    await served.stop();
    rmSync(root, { recursive: true, force: true });
  });

  const ask = (path: string, encoding = 'identity') =>
    fetch(served.origin + path, {
      headers: { 'Accept-Encoding': encoding },
      redirect: 'manual',
    });
  const expectHeaders = (response: Response, expected: Headers) =>
    expect(Object.fromEntries(response.headers)).toMatchObject(
      Object.fromEntries(
        Object.entries(expected).map(([name, value]) => [name.toLowerCase(), value]),
      ),
    );

  it.each(['/app/', '/app/subscStatus', '/app/a/b/c.js', '/app/?vtg_id=1'])(
    'answers %s with the page and its headers',
    async (path) => {
      const response = await ask(path);

      expect(response.status).toBe(200);
      expectHeaders(response, pageHeaders);
      expect(await response.text()).toContain('"channel":"production"');
    },
  );

  it.each(['br', 'gzip, br'])('packs the page for a client that takes %s', async (accepted) => {
    const response = await ask('/app/', accepted);

    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain('"channel":"production"');
  });

  it('tells open tabs the number of the last change in a few bytes, kept for a minute', async () => {
    const response = await ask('/app/live.json');

    expectHeaders(response, pointerHeaders);
    expect(await response.json()).toEqual({ seq: 1 });
  });

  it('takes what browsers tell of a refused script', async () => {
    const response = await fetch(served.origin + REPORTS, { method: 'POST', body: '[]' });

    expect(response.status).toBe(204);
  });

  it('leads /app to /app/ and keeps the query', async () => {
    const response = await ask('/app?vtg_id=1');

    expect(response.status).toBe(302);
    expect(new URL(response.headers.get('location') ?? '', served.origin).href).toBe(
      `${served.origin}/app/?vtg_id=1`,
    );
  });

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['identity', null],
  ])('sends a script for ever, to %s as %s', async (accepted, encoding) => {
    const response = await ask('/apply/1.0.0/entry.js', accepted);

    expect(response.status).toBe(200);
    expectHeaders(response, assetHeaders);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(await response.text()).toBe('/* apply 1.0.0 */');
  });

  it('says what a build is to whoever pins it, and which there are, always anew', async () => {
    const described = await ask('/apply/1.0.0/app.json');
    expect(described.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await described.json()).toMatchObject({ app: 'apply', version: '1.0.0' });

    const list = await ask('/apply/versions.json');
    expectHeaders(list, listHeaders);
    expect(await list.json()).toMatchObject([{ version: '1.0.0' }]);
  });

  it.each([
    '/apply/1.0.0/gone.js',
    '/apply/9.9.9/entry.js',
    '/apply/1.0.0/gone.css',
    '/apply/1.0.0/entry.js.map',
    '/apply/1.0.0/',
    '/apply/1.0.0',
    '/apply/',
    '/apply/.lock-versions.json',
    '/apply/1.0.0/.draft.js',
    '/apply/1.0.0/%2e%2e/%2e%2e/channels/production/index.html',
    '/channels/production/index.html',
    '/channels/production/settings.json',
    '/channels/production/log/',
    '/releases/',
  ])('answers %s with 404 in plain text: no page, no redirect, not kept', async (path) => {
    const response = await ask(path);

    expect(response.status).toBe(404);
    expectHeaders(response, missingHeaders);
    expect(await response.text()).toBe('not found');
  });

  it.each([
    '/apply/1.0.0/..%2f..%2f..%2f..%2fetc/passwd',
    '/apply/..%2fchannels/production/x.json',
  ])('never leaves its folders: %s', async (path) => {
    const response = await ask(path);

    expect([400, 404]).toContain(response.status);
    expect(await response.text()).not.toMatch(/root:|channel"/);
  });
});
