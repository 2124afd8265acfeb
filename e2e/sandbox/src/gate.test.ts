import { Hono } from 'hono';
import { sandboxGate } from './gate';

const HOST = 'localhost:4100';

/** Creates an app behind the gate that answers every accepted request. */
function asking(listensOn = '127.0.0.1') {
  const app = new Hono();
  app.use(sandboxGate(listensOn, () => ['192.168.0.7', 'fe80::1']));
  app.all('*', (c) => c.text('in'));
  return async (method: string, path: string, headers: Record<string, string> = {}) =>
    (await app.request(`http://${HOST}${path}`, { method, headers: { host: HOST, ...headers } }))
      .status;
}

const changes = [
  ['POST', '/sandbox/do/reset'],
  ['POST', '/sandbox/api/reset'],
  ['POST', '/sandbox/native/registration'],
  ['POST', '/sandbox/card/0123'],
  ['POST', '/account/sign-in'],
  ['GET', '/sandbox/open?person=active-standard&as=android'],
  ['GET', '/app/?scenario=clock:2030-01-01'],
] as const;

describe('requests that change the sandbox', () => {
  it.each(changes)('%s %s is refused from a page of another site', async (method, path) => {
    const from = [
      { origin: 'https://evil.example' },
      { origin: 'http://localhost:4101' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    ];

    const answers = await Promise.all(from.map((headers) => asking()(method, path, headers)));

    expect(answers).toEqual([403, 403, 403, 403, 403, 403]);
  });

  it.each(changes)(
    '%s %s is accepted from its own pages and from commands',
    async (method, path) => {
      const from = [
        {},
        { origin: `http://${HOST}` },
        { origin: `http://${HOST}`, 'sec-fetch-site': 'same-origin' },
        { 'sec-fetch-site': 'none' },
      ];

      const answers = await Promise.all(from.map((headers) => asking()(method, path, headers)));

      expect(answers).toEqual([200, 200, 200, 200]);
    },
  );

  it('opens for a link that a user pressed elsewhere, but not for a scripted navigation', async () => {
    const link = {
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    };
    const path = '/app/?scenario=active-standard';

    expect(await asking()('GET', path, { ...link, 'sec-fetch-user': '?1' })).toBe(200);
    expect(await asking()('GET', path, link)).toBe(403);
    expect(await asking()('POST', '/sandbox/do/reset', { ...link, 'sec-fetch-user': '?1' })).toBe(
      403,
    );
  });
});

describe('requests through a server of this machine', () => {
  const opened = { 'x-forwarded-host': 'localhost:8443' };

  it('are accepted from a page of the address that the visitor opened', async () => {
    const own = { origin: 'https://localhost:8443', 'sec-fetch-site': 'same-origin' };

    expect(await asking()('POST', '/account/sign-in', { ...opened, ...own })).toBe(200);
    expect(await asking()('POST', '/account/sign-in', own)).toBe(403);
  });

  it('are refused from another site, and for a host name that leads to this machine', async () => {
    const evil = { origin: 'https://evil.example' };

    expect(await asking()('POST', '/account/sign-in', { ...opened, ...evil })).toBe(403);
    expect(await asking()('GET', '/app/', { 'x-forwarded-host': 'evil.example:8443' })).toBe(421);
    expect(await asking()('GET', '/app/', { host: 'evil.example', ...opened })).toBe(421);
  });
});

describe('a host name that leads to this machine', () => {
  it.each([
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.nip.io',
    '1270.0.0.1',
    '0.0.0.0',
    '[::ffff:127.0.0.1]',
    '192.168.0.7',
    'localhost:4100.evil.example',
    'user@localhost',
  ])('%s is refused', async (host) => {
    expect(await asking()('GET', '/sandbox/api/people', { host })).toBe(421);
  });

  it.each(['localhost', 'localhost:4100', 'LOCALHOST:1', '127.0.0.1:4100', '[::1]:4100'])(
    '%s is accepted',
    async (host) => {
      expect(await asking()('GET', '/sandbox/api/people', { host })).toBe(200);
    },
  );

  it('may be an address of this machine when the sandbox listens on all of them', async () => {
    const everywhere = asking('0.0.0.0');

    expect(await everywhere('GET', '/app/', { host: '192.168.0.7:4100' })).toBe(200);
    expect(await everywhere('GET', '/app/', { host: '[fe80::1]:4100' })).toBe(200);
    expect(await everywhere('GET', '/app/', { host: '192.168.0.8' })).toBe(421);
    expect(await everywhere('GET', '/app/', { host: 'evil.example' })).toBe(421);
    expect(await asking('192.168.0.8')('GET', '/app/', { host: '192.168.0.8:80' })).toBe(200);
  });
});
