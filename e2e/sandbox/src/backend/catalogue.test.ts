/** @jest-environment ./shared/database/testing/pglite-environment.ts */
import { linkHash } from '../people/link-hash';
import { dataOf, everyTerm, paymentOf } from '../testing/orders';
import { sandboxOfFile } from '../testing/sandbox-under-test';

const { sandbox } = sandboxOfFile();

const guest = linkHash('guest');
const member = linkHash('member');
const look = async (hash: string) =>
  dataOf(await sandbox.visitor.get(`/subscSolicitations/${hash}`));
const agree = (hash: string, terms: object = everyTerm) =>
  sandbox.visitor.post(`/subscSolicitations/${hash}/apply`, terms);
const payFor = async (hash: string) => {
  await sandbox.services.solicitations.move(hash, 50);
  return paymentOf(await agree(hash));
};

describe('a dealer link', () => {
  it('accepts an identity result once, and only for encData that it issued [API-037]', async () => {
    const { body } = await sandbox.visitor.get(`/encData?hash=${guest}`);
    const { completeIdentity } = sandbox.services.solicitations;

    const first = await completeIdentity(String(body['encData']), 'failure');
    const replayed = await completeIdentity(String(body['encData']), 'success');
    const invented = await completeIdentity('invented', 'success');

    expect([first, replayed, invented]).toEqual([true, false, false]);
    expect(await look(guest)).toMatchObject({ options: { selfAuth: false } });
  });

  it('refuses missing terms [TERMS-015]', async () => {
    expect((await agree(member, { service_agreement: true })).status).toBe(400);
  });

  it('becomes the customer’s application when it is paid after staff request the payment [A-49]', async () => {
    await agree(member);
    const payment = await payFor(member);

    await sandbox.services.settlePayment(payment, 'success');

    const caller = await sandbox.as('new-customer');
    const { body } = await caller.get(`/users/${caller.person.id}`);
    expect(await look(member)).toMatchObject({ state: 60 });
    expect(body['data']).toMatchObject({
      subscs: [{ state: 15, price_payment: 885_000, pkg: { id: 'PKG-PREMIUM' } }],
    });
  });

  it('shows that it is paid when the customer has no account [A-49]', async () => {
    const { body } = await sandbox.visitor.get(`/encData?hash=${guest}`);
    await sandbox.services.solicitations.completeIdentity(String(body['encData']), 'success');
    await agree(guest);
    const payment = await payFor(guest);

    await sandbox.services.settlePayment(payment, 'success');

    expect(await look(guest)).toMatchObject({ state: 60 });
    expect(await sandbox.services.landingUrl(payment)).toMatch(/^\/app\/layover\?vtg_id=&state=50/);
  });

  it('creates one payment even if the button is pressed several times', async () => {
    await agree(member);

    expect(await payFor(member)).toBe(await payFor(member));
  });

  it('gets the price of the day and a hash of 128 bits when staff create it [SBX-006]', async () => {
    const made = await sandbox.services.solicitations.create({
      personKey: 'other-new-customer',
      name: '이서연',
      packageId: 'PKG-STANDARD',
      vin: 'MRDV3K20006000000',
      dealerId: 'D01',
      cardType: 'company',
    });

    // V3 at 66 months: 380,000 net, 418,000 with VAT, 10 % off.
    expect(made).toMatchObject({ state: 10, price: 376_200, cardType: 'company', isMember: true });
    expect(made.hash).toMatch(/^[0-9a-f]{32}$/);
  });
});

const asked = (filters: object) => encodeURIComponent(JSON.stringify(filters));

describe('packages', () => {
  type Package = {
    group: string;
    promo: { state: number };
    atts: string[];
    products: { title: string; icon: string }[];
    vehicle_cats: { title: string; costs: { year: number; state: number; unit_max: number }[] }[];
  };
  const packages = async () =>
    dataOf<Package[]>(await sandbox.visitor.get(`/pkgs?filters=${asked({ dates: {} })}`));

  it('lists packages from last to first because the app reverses the list [API-010, A-54]', async () => {
    expect((await packages()).map(({ group }) => group)).toEqual([
      'POWER TRAIN',
      'PREMIUM',
      'STANDARD',
    ]);
  });

  it('returns a price for each age band, and leaves the last band open ended [ENTITY-011, CONST-015]', async () => {
    const [powerTrain] = await packages();
    const c5 = powerTrain?.vehicle_cats.find(({ title }) => title === 'C5 시리즈');

    expect(c5?.costs.map(({ state }) => state)).toEqual([-10, -10, 10, 10, 10, -10, -10, -10]);
    expect(c5?.costs[3]?.year).toBe(1_488_000);
    expect(c5?.costs[7]?.unit_max).toBe(999_999);
  });
});

type Coupon = { id: string; unit: number; on: boolean; used: Record<string, unknown> | null };
type Coupons = { able: Coupon[]; disable: Coupon[] };
const coupons = async (key: string, id: string, call = 'showProdsV2') =>
  dataOf<Coupons>(await (await sandbox.as(key)).get(`/subscs/${call}/${id}`));

describe('coupons', () => {
  beforeEach(() => sandbox.services.dialects.choose('coupon-id'));

  it('moves a coupon to the used list, and never below zero, when a service centre uses it [SBX-006, COUPON-007]', async () => {
    const desk = sandbox.services.coupons;
    await desk.markUsed('S-active-standard', 'STD-COUPON', 18_000);

    const { able, disable } = await coupons('active-standard', 'S-active-standard');

    expect(able.map(({ id }) => id)).not.toContain('STD-COUPON');
    expect(disable.at(2)).toMatchObject({
      id: 'STD-COUPON',
      unit: 0,
      on: false,
      used: { unit: 18_000, date: '2026-11-20', dealer_agent_cdk_slug: '한강-강남' },
    });
    await expect(desk.markUsed('S-active-standard', 'STD-COUPON', 1)).rejects.toThrow(
      '남은 혜택이 없습니다.',
    );
  });

  it('moves unused coupons to the disabled list when the membership ends [API-021]', async () => {
    const { able, disable } = await coupons('expired', 'S-expired');

    expect(able).toEqual([]);
    expect(disable.filter(({ used }) => used === null).map(({ id }) => id)).toEqual([
      'STD-DISCOUNT',
      'STD-COUPON',
      'STD-PICKUP',
    ]);
  });

  it('lists no coupon before approval [API-021]', async () => {
    expect(await coupons('pending', 'S-pending')).toEqual({ able: [], disable: [] });
  });
});

describe('a warranty claim', () => {
  it('is refused before day 30 after approval [CONST-003]', async () => {
    sandbox.services.dialects.choose('photo-addresses');
    const caller = await sandbox.as('pending-retake');
    await caller.put('/subscs/S-pending-retake', { att_panel_url: '/files/p.jpg' });
    await sandbox.services.applications.approve('S-pending-retake');
    await sandbox.services.clock.set(new Date('2026-12-19T12:00:00+09:00'));

    await expect(sandbox.services.coupons.addClaim('S-pending-retake')).rejects.toThrow(
      '보증은 승인 30일 후부터 적용됩니다.',
    );
    await sandbox.services.clock.set(new Date('2026-12-20T12:00:00+09:00'));
    expect(await sandbox.services.coupons.addClaim('S-pending-retake')).toMatch(/^C[0-9A-F]{8}$/);
  });
});
