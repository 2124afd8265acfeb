import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerType } from '@hono/node-server';
import { freePort } from '@shared/delivery/base/free-port';
import { disable } from '@shared/delivery/cli/switches';
import { listening } from '@shared/delivery/collector/listening';
import { folderStore } from '@shared/delivery/store/folder';
import { dataIn } from '@shared/delivery/store/page';
import { liveStore } from '@shared/delivery/testing/builds';
import { context } from '@shared/delivery/testing/context';
import { Hono } from 'hono';
import { publishedLive } from '../site/live';
import { site } from '../site/site';
import { against } from './against';
import { headersHere } from './relay';

const servers = { host: 'http://localhost:4101', apply: 'http://localhost:4102' };
const native = {
  src: '/native.js',
  integrity: 'sha256-abc=',
  attributes: { 'data-device': 'ios' },
};
const parts = {
  template:
    '<head><!--policy--><script type="application/json" id="page"><!--data--></script><!--extras--></head><script type="application/json" id="rest"><!--rest--></script>',
  starter: 'start()',
  styles: '',
  routes: [],
};

describe('a deployed release with local apps', () => {
  const root = mkdtempSync(join(tmpdir(), 'care-against-'));
  const running: ServerType[] = [];
  let there: string;
  let here: string;
  beforeAll(async () => {
    const store = folderStore(root);
    await liveStore(store);
    for (const remote of ['apply', 'guides'])
      await disable(context({ store, words: remote, flags: { in: 'staging' } }));
    there = await served(deployed());
    here = await served(against({ there, servers, parts: () => parts }));
  });
  afterAll(async () => {
    for (const server of running) await new Promise((done) => server.close(done));
    rmSync(root, { recursive: true, force: true });
  });

  /** Serves the product as an origin server does, with an API behind it. */
  function deployed(): Hono {
    const product = site({
      store: root,
      settings: (origin) => ({ environment: 'staging', links: { allowedOrigins: [origin] } }),
      extraScripts: () => [native],
      live: publishedLive(root, 'staging'),
      remoteFault: () => undefined,
    });
    return new Hono()
      .post('/api/orders', async (c) => {
        c.header('Set-Cookie', 'session=1; Domain=care.example; Secure; SameSite=None; Path=/');
        return c.json({
          isOwn: c.req.header('origin') === there,
          said: await c.req.text(),
          next: `${there}/pay`,
        });
      })
      .get('/pay', (c) => c.redirect(`${there}/app/status`))
      .get('/photo', (c) =>
        c.body(Uint8Array.of(0, 255, 128), 200, { 'Content-Type': 'image/jpeg' }),
      )
      .route('/', product);
  }

  async function served({ fetch }: Hono): Promise<string> {
    const { server, port } = await listening({ fetch, port: 0, hostname: '127.0.0.1' });
    running.push(server);
    return `http://localhost:${port}`;
  }

  it('puts the local apps into the page and keeps the live versions of the others', async () => {
    const answer = await fetch(`${here}/app/estimate`);
    const html = await answer.text();
    const { release, settings, disabled, seq } = dataIn(html);

    expect(release.apps.apply.base).toBe('http://localhost:4102/');
    expect(release.apps.host.base).toBe('http://localhost:4101/');
    expect(release.apps.guides).toMatchObject({ version: '1.0.0', base: '/guides/1.0.0/' });
    expect(disabled).toEqual(['guides']);
    expect(seq).toBe(3);
    expect(settings).toEqual({ environment: 'staging', links: { allowedOrigins: [here] } });
    expect(release.apps.host.entry.js).toContain('main.js');
    expect(html).toContain(
      '<script src="/native.js" integrity="sha256-abc=" crossorigin="anonymous" data-device="ios">',
    );
    expect(answer.headers.get('content-security-policy')).not.toContain('trusted-types');
  });

  it('serves the files of the deployed remotes and reports the files that are missing', async () => {
    const file = await fetch(`${here}/guides/1.0.0/entry.js`);

    expect(await file.text()).toBe('/* guides 1.0.0 */');
    expect((await fetch(`${here}/guides/9.9.9/entry.js`)).status).toBe(404);
    expect(await (await fetch(`${here}/app/live.json`)).json()).toEqual({ seq: 3 });
  });

  it('relays calls like the deployed page does, with cookies that the browser keeps', async () => {
    const answer = await fetch(`${here}/api/orders`, {
      method: 'POST',
      headers: { Origin: here },
      body: '김민준',
    });

    expect(await answer.json()).toEqual({ isOwn: true, said: '김민준', next: `${here}/pay` });
    expect(answer.headers.get('set-cookie')).toBe('session=1; SameSite=Lax; Path=/');
  });

  it('keeps redirects on this machine and passes bytes on unchanged', async () => {
    const left = await fetch(`${here}/pay`, { redirect: 'manual' });
    const photo = await fetch(`${here}/photo`);

    expect(left.headers.get('location')).toBe(`${here}/app/status`);
    expect([...new Uint8Array(await photo.arrayBuffer())]).toEqual([0, 255, 128]);
  });

  it('explains in a sentence when the deployed release does not answer', async () => {
    const silent = `http://localhost:${await freePort()}`;
    const nowhere = await served(against({ there: silent, servers, parts: () => parts }));
    const answer = await fetch(`${nowhere}/app/`);

    expect(answer.status).toBe(502);
    expect(await answer.text()).toBe(`${silent}: ECONNREFUSED`);
  });
});

describe('headers of a release behind TLS', () => {
  it('sets no TLS rule for localhost and keeps a cookie whose name requires TLS', () => {
    const way = { there: 'https://care.example', here: 'http://localhost:4100' };
    const headers = new Headers([
      ['strict-transport-security', 'max-age=31536000'],
      ['set-cookie', '__Host-session=1; Secure; Path=/'],
      ['set-cookie', 'plain=1; secure'],
      ['etag', '"a"'],
    ]);

    expect([...headersHere(headers, way)]).toEqual([
      ['etag', '"a"'],
      ['set-cookie', '__Host-session=1; Secure; Path=/'],
      ['set-cookie', 'plain=1'],
    ]);
  });
});
