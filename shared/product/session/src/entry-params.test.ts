import { MemoryStorage } from '../testing/memory';
import { opened } from '../testing/visit';
import { createClock } from './clock';
import { captureEntry } from './entry-params';

const open = (href: string, storage = new MemoryStorage()) => {
  const history = { state: { idx: 3 }, replaceState: jest.fn() };
  const entry = captureEntry({ location: { href }, history, storage });
  return { entry, history, storage };
};
const ALL =
  'vtg_id=1&preUrl=2&selOpt=3&campaignNo=4&brdCampaignNo=5&vehicleIdx=6&scpNo=7&brdScpNo=8&phone=9&connInfo=10&test=11';
const noToken = () => ({ body: { token: 0, user: null, expires_in: null } });

describe('captureEntry', () => {
  it('keeps all eleven entry parameters [SHELL-011]', () => {
    expect(open(`https://app.example/app/?${ALL}&other=x`).entry).toEqual({
      vtg_id: '1',
      preUrl: '2',
      selOpt: '3',
      campaignNo: '4',
      brdCampaignNo: '5',
      vehicleIdx: '6',
      scpNo: '7',
      brdScpNo: '8',
      phone: '9',
      connInfo: '10',
      test: '11',
    });
  });

  it('replaces a value by a later one, but not by an empty one [SHELL-011]', () => {
    const { storage } = open('https://app.example/app/?vtg_id=A&scpNo=1');

    const later = open('https://app.example/app/?vtg_id=B&scpNo=', storage);

    expect(later.entry).toEqual({ vtg_id: 'B', scpNo: '1' });
  });

  it('removes only personal parameters from the address [SHELL-011]', () => {
    const { history } = open(
      'https://app.example/app/subscStatus?phone=010&vtg_id=1&connInfo=CI&tab=2#x',
    );

    expect(history.replaceState).toHaveBeenCalledTimes(1);
    expect(history.replaceState).toHaveBeenCalledWith(
      { idx: 3 },
      '',
      new URL('https://app.example/app/subscStatus?vtg_id=1&tab=2#x'),
    );
  });

  it('cuts a value after 2000 characters', () => {
    expect(open(`https://app.example/app/?vtg_id=${'1'.repeat(2001)}`).entry.vtg_id).toHaveLength(
      2000,
    );
  });

  it('keeps an address without personal parameters', () => {
    expect(open('https://app.example/app/?vtg_id=1').history.replaceState).not.toHaveBeenCalled();
  });

  it.each(['{', '"text"'])('ignores stored text in another format: %s', (text) => {
    const storage = new MemoryStorage();
    storage.setItem('servicecare.entry', text);

    expect(open('https://app.example/app/?vtg_id=1', storage).entry).toEqual({ vtg_id: '1' });
  });
});

describe('connInfo in the address', () => {
  const href = 'https://app.example/app/?vtg_id=VTG1&connInfo=TICKET';

  it.each([
    ['has brought a token', {}],
    ['was refused', { 'POST /api/v1App/users/storeToken': noToken }],
  ])('stays only in the tab after it %s [AUTH-019]', async (_, backend) => {
    const { storage, cookies, location, session } = await opened({ href, backend });

    expect(storage.getItem('servicecare.entry')).toBe('{"vtg_id":"VTG1"}');
    expect(JSON.stringify(cookies.json('app_token') ?? '')).not.toMatch(/TICKET|CI/);
    expect(location.href).not.toContain('TICKET');
    expect(session().user?.connInfo).toBeUndefined();
  });

  it('is posted back by a later page, which signs in without it [SHELL-012]', async () => {
    const { storage } = await opened({ href });
    const later = await opened({ href: 'https://app.example/app/', storage });

    expect(later.session().entry).toEqual({ vtg_id: 'VTG1', connInfo: 'TICKET' });
    const stored = later.sent.find(({ url }) => url.endsWith('/storeToken'));
    expect(JSON.parse(String(stored?.body))).toMatchObject({ connInfo: 'CI' });
  });

  it('signs in without the vtg_id and the cookie of the user before, and keeps the rest [AUTH-019, SEC-001]', async () => {
    const { storage, cookies } = await opened({ href: `${href}&campaignNo=7` });
    expect(cookies.json('app_token')).toMatchObject({ user: { vtgId: 'VTG1' } });
    const later = await opened({
      href: 'https://app.example/app/?connInfo=SECOND',
      storage,
      cookies,
    });

    expect(later.session().entry).toEqual({ campaignNo: '7', connInfo: 'SECOND' });
    const stored = later.sent.find(({ url }) => url.endsWith('/storeToken'));
    expect(JSON.parse(String(stored?.body))).toMatchObject({ vtg_id: null, connInfo: 'SECOND' });
  });

  it('can be used again after a reload when no answer came [AUTH-019]', async () => {
    const { storage } = await opened({
      href,
      backend: { 'POST /api/v1App/users/storeToken': () => undefined },
    });

    expect(storage.getItem('servicecare.entry')).toContain('TICKET');
  });
});

describe('createClock', () => {
  const device = Date.parse('2026-11-20T14:50:00Z');

  it('returns device time before the first answer [STATE-014]', () => {
    const clock = createClock(() => device);

    expect(clock.now()).toEqual(new Date(device));
    expect(clock.today()).toBe('2026-11-20');
  });

  it('returns server time after the first answer, and the day in Korea [STATE-014]', () => {
    let elapsed = 0;
    const clock = createClock(() => device + elapsed);
    clock.heard(new Date('2026-11-20T15:00:00Z'));
    elapsed = 60_000;

    expect(clock.now()).toEqual(new Date('2026-11-20T15:01:00Z'));
    expect(clock.today()).toBe('2026-11-21');
  });

  it('follows the server again after the clock of the device was changed [STATE-014]', () => {
    let changed = 0;
    const clock = createClock(() => device + changed);
    clock.heard(new Date(device));
    changed = -3_600_000;
    clock.heard(new Date(device + 60_000));

    expect(clock.now()).toEqual(new Date(device + 60_000));
  });

  it('uses only the first answer, so that the day does not change under a page [STATE-014]', () => {
    const clock = createClock(() => device);
    clock.heard(new Date('2026-11-20T15:00:00Z'));
    clock.heard(new Date('2026-12-24T15:00:00Z'));

    expect(clock.today()).toBe('2026-11-21');
  });
});
