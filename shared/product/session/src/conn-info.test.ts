import { visit } from '../testing/visit';

const noToken = () => ({ body: { token: 0, user: null, expires_in: null } });

describe('connInfo in the address', () => {
  const href = 'https://app.example/app/?vtg_id=VTG1&connInfo=TICKET';

  it.each([
    ['has brought a token', {}],
    ['was refused', { 'POST /api/v1App/users/storeToken': noToken }],
  ])('stays only in the tab after it %s [AUTH-019]', async (_, backend) => {
    const { open, storage, cookies, location, session } = visit({ href, backend });
    await open();

    expect(storage.getItem('servicecare.entry')).toBe('{"vtg_id":"VTG1"}');
    expect(JSON.stringify(cookies.json('app_token') ?? '')).not.toMatch(/TICKET|CI/);
    expect(location.href).not.toContain('TICKET');
    expect(session().user?.connInfo).toBeUndefined();
  });

  it('is posted back by a later page, which signs in without it [SHELL-012]', async () => {
    const first = visit({ href });
    await first.open();
    const { storage } = first;
    const later = visit({ href: 'https://app.example/app/', storage });
    await later.open();

    expect(later.session().entry).toEqual({ vtg_id: 'VTG1', connInfo: 'TICKET' });
    const stored = later.sent.find(({ url }) => url.endsWith('/storeToken'));
    expect(JSON.parse(String(stored?.body))).toMatchObject({ connInfo: 'CI' });
  });

  it('is replaced by the connInfo of a later address', async () => {
    const { open, storage } = visit({ href });
    await open();
    const later = visit({ href: 'https://app.example/app/?connInfo=SECOND', storage });
    await later.open();

    expect(later.session().entry).toMatchObject({ connInfo: 'SECOND' });
    const stored = later.sent.find(({ url }) => url.endsWith('/storeToken'));
    expect(JSON.parse(String(stored?.body))).toMatchObject({ connInfo: 'SECOND' });
  });

  it('is removed when the customer signs out', async () => {
    const { open, core, storage } = visit({ href });
    await open();
    core.signOut();

    expect(storage.length).toBe(0);
  });

  it('can be used again after a reload when no answer came [AUTH-019]', async () => {
    const { open, storage } = visit({
      href,
      backend: { 'POST /api/v1App/users/storeToken': () => undefined },
    });
    await open();

    expect(storage.getItem('servicecare.entry')).toContain('TICKET');
  });
});
