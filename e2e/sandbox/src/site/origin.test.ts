import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wishOf } from '@shared/delivery/store/change';
import { channelIn, writeChannel } from '@shared/delivery/store/channels';
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
import type { ObjectStore } from '@shared/delivery/store/objects';
import { liveStore } from '@shared/delivery/testing/builds';
import type { RemoteName } from '@shared/routes/apps';
import { type Origin, origins } from '../testing/origins';

describe.each(origins)('%s as a static origin', (_, start) => {
  const root = mkdtempSync(join(tmpdir(), 'care-origin-'));
  let served: Origin;
  let store: ObjectStore;
  beforeAll(async () => {
    await liveStore(folderStore(root), 'production');
    served = await start(root);
    store = served.store ?? folderStore(root);
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

  it.each([
    ['/app/?vtg_id=1&connInfo=T', 'no-store'],
    ['/app/subscStatus?phone=01012345678&tab=2', 'no-store'],
    ['/app/layover?state=50&reqs=%7B%22vehicle_num_id%22%3A%22V%22%7D', 'no-store'],
    ['/app/subscApply/term?pkg=1&vehicle=MRDC5K20005000000', 'no-store'],
    ['/app/?phonebook=1&vehicleIdx=2', 'no-cache'],
  ])('answers %s with Cache-Control: %s', async (path, expected) => {
    const response = await ask(path);

    expect(response.headers.get('cache-control')).toBe(expected);
    expect(await response.text()).toContain('"channel":"production"');
  });

  it.each(['br', 'gzip, br'])(
    'compresses the page for a client that accepts %s',
    async (accepted) => {
      const response = await ask('/app/', accepted);

      expect(response.headers.get('content-encoding')).toBe('br');
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await response.text()).toContain('"channel":"production"');
    },
  );

  it('gives open tabs the number of the last change in a few bytes, cached for a minute', async () => {
    const response = await ask('/app/live.json');

    expectHeaders(response, pointerHeaders);
    expect(await response.json()).toEqual({ seq: 1 });
  });

  it('accepts browser reports about a refused script', async () => {
    const response = await fetch(served.origin + REPORTS, { method: 'POST', body: '[]' });

    expect(response.status).toBe(204);
  });

  it('redirects /app to /app/ and keeps the query', async () => {
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
  ])('serves a script as immutable, to %s as %s', async (accepted, encoding) => {
    const response = await ask('/apply/1.0.0/entry.js', accepted);

    expect(response.status).toBe(200);
    expectHeaders(response, assetHeaders);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(await response.text()).toBe('/* apply 1.0.0 */');
  });

  it('describes a pinned build and the list of builds without caching', async () => {
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
  ])('answers %s with a plain-text 404 without a page, a redirect or caching', async (path) => {
    const response = await ask(path);

    expect(response.status).toBe(404);
    expectHeaders(response, missingHeaders);
    expect(await response.text()).toBe('not found');
  });

  it.each([
    '/apply/1.0.0/..%2f..%2f..%2f..%2fetc/passwd',
    '/apply/..%2fchannels/production/x.json',
  ])('does not serve files outside its folders: %s', async (path) => {
    const response = await ask(path);

    expect([400, 404]).toContain(response.status);
    expect(await response.text()).not.toMatch(/root:|channel"/);
  });

  it.each(['identity', 'br', 'gzip'])(
    'answers a cached page, sent as %s, with 304, and with the new page after a change',
    async (encoding) => {
      const again = (tag: string) =>
        fetch(`${served.origin}/app/?vtg_id=1`, {
          headers: { 'Accept-Encoding': encoding, 'If-None-Match': tag },
        });
      const tag = (await ask('/app/', encoding)).headers.get('etag') ?? '';
      const kept = await again(tag);
      expect(kept.status).toBe(304);
      expect(await kept.text()).toBe('');
      expect(kept.headers.get('cache-control')).toBe('no-cache');
      expect(kept.headers.get('last-modified')).toBeNull();

      // Make two changes of the same length within one second.
      for (const disabled of ['mypage', 'guides'] as const) {
        const before = (await ask('/app/', encoding)).headers.get('etag') ?? '';
        await switchOff(store, disabled);
        const after = await again(before);

        expect(after.status).toBe(200);
        expect(after.headers.get('etag')).not.toBe(before);
        expect(await after.text()).toContain(`"disabled":["${disabled}"]`);
      }
    },
  );
});

async function switchOff(store: ObjectStore, app: RemoteName): Promise<void> {
  const before = await channelIn(store, 'production');
  const wish = { ...wishOf(before), disabled: [app] };
  await writeChannel(store, 'production', before, wish, { by: 'test', why: '', did: 'off' });
}
