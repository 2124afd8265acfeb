/** @jest-environment ./shared/database/testing/pglite-environment.ts */

import { dataOf, sentenceOf } from '../testing/orders';
import { type Caller, openSandbox, type SandboxUnderTest } from '../testing/sandbox-under-test';

let sandbox: SandboxUnderTest;
let caller: Caller;
beforeAll(async () => {
  sandbox = await openSandbox();
  caller = await sandbox.as('new-customer');
});
afterAll(() => sandbox.close());

type Titled = { id: string; title: string; name: string };
const asked = (filters: object) => encodeURIComponent(JSON.stringify(filters));
const list = async (path: string) => dataOf<Titled[]>(await caller.get(path));

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

  it('returns two enabled promotions and one disabled promotion [ENTITY-004]', async () => {
    expect((await packages()).map(({ promo }) => promo.state)).toEqual([-10, 10, 10]);
  });

  it('returns packages with and without pictures, and icons as text or as pictures [ENTITY-001, ENTITY-005]', async () => {
    const all = await packages();
    const icons = all.flatMap(({ products }) => products.map(({ icon }) => icon));

    expect(all.map(({ atts }) => atts.length)).toEqual([0, 2, 1]);
    expect(icons).toContain('oil');
    expect(icons).toContain('/sandbox/catalogue/pickup.svg');
  });

  it('returns a price for each age band, and leaves the last band open ended [ENTITY-011, CONST-015]', async () => {
    const [powerTrain] = await packages();
    const c5 = powerTrain?.vehicle_cats.find(({ title }) => title === 'C5 시리즈');

    expect(c5?.costs.map(({ state }) => state)).toEqual([-10, -10, 10, 10, 10, -10, -10, -10]);
    expect(c5?.costs[3]?.year).toBe(1_488_000);
    expect(c5?.costs[7]?.unit_max).toBe(999_999);
  });

  it('refuses filters that are not JSON', async () => {
    expect((await sandbox.visitor.get('/pkgs?filters=%7B')).status).toBe(400);
  });
});

describe('a VIP code', () => {
  const code = (slug: string, pkg = 'PKG-STANDARD') =>
    caller.get(`/promoLinks/showBySlug/${slug}?pkg_id=${pkg}`);

  it('returns the discount and whether it adds to the promotion [API-017]', async () => {
    const stackable = await code('PLUS5');
    const replacing = await code('WON50000');

    expect(stackable.body['data']).toEqual({
      promo: {
        type: 10,
        type_rate: 10,
        rate: 5,
        type_overlap: 'Y',
        title: 'VIP 5% 추가 할인',
        content: '프로모션과 함께 적용돼요.',
      },
    });
    expect(replacing.body['data']).toMatchObject({
      promo: { type_rate: 20, rate: 50_000, type_overlap: 'N' },
    });
  });

  it('answers 409 for a used code and 404 for an unknown code [API-017]', async () => {
    const used = await code('USED1234');
    const unknown = await code('NOPE');

    expect([used.status, sentenceOf(used)]).toEqual([409, '이미 사용된 쿠폰코드입니다.']);
    expect([unknown.status, sentenceOf(unknown)]).toEqual([404, '사용할 수 없는 쿠폰코드 입니다.']);
  });

  it('answers 404 for a code of another package [API-017]', async () => {
    expect((await code('PREMIUM10')).status).toBe(404);
    expect((await code('PREMIUM10', 'PKG-PREMIUM')).status).toBe(200);
  });
});

describe('dealers', () => {
  it('lists dealers with and without the company card [API-018]', async () => {
    const dealers = dataOf<{ co_card_yn: string }[]>(await caller.get('/dealerCdks'));

    expect(dealers.map(({ co_card_yn }) => co_card_yn)).toEqual([
      'Y',
      'N',
      'Y',
      'Y',
      'N',
      'Y',
      'Y',
    ]);
  });

  it('lists the centres that have advisors, by title [API-019]', async () => {
    const filters = { dealer_cdk_id: 'D02', has_advisors: true, order: { title: 'asc' } };
    const centres = await list(`/dealerAgentCdks?filters=${asked(filters)}&limit=999`);
    const all = await list(`/dealerAgentCdks?filters=${asked({ dealer_cdk_id: 'D02' })}&limit=999`);

    const titles = centres.map(({ title }) => title);
    expect([centres.length, all.length]).toEqual([36, 40]);
    expect(titles).toEqual([...titles].sort());
    expect(titles.every((title) => title.startsWith('동해오토'))).toBe(true);
  });

  it('finds at most eight advisors by a part of the name, in order of name [API-020]', async () => {
    const filters = {
      order: { name: 'asc' },
      used: true,
      dealer_cdk_id: 'D01',
      search: { name: '김' },
    };
    const found = await list(`/dealerAdvisorCdks?filters=${asked(filters)}&limit=8`);

    const names = found.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(2);
    expect(names.length).toBeLessThanOrEqual(8);
    expect(names.every((name) => name.includes('김'))).toBe(true);
    expect(names).toEqual([...names].sort());
  });

  it('lists advisors of the chosen centres without those who left [API-020]', async () => {
    const filters = { used: true, agents: ['A001', 'A015'] };
    const found = await list(`/dealerAdvisorCdks?filters=${asked(filters)}`);

    // The first advisor of A015 is R0029, who has left.
    expect(found.map(({ id }) => id).sort()).toEqual(['R0001', 'R0002', 'R0030']);
    expect(found.every((one) => 'dealer_agent_cdk' in one)).toBe(true);
  });
});

describe('the estimate', () => {
  it('says for each vehicle whether it is registered [API-038, A-37]', async () => {
    const person = await sandbox.as('no-estimate');

    const { body } = await person.post('/users/estimate', { vtg_no: person.person.vtgNo });

    expect(Object.values(body['vehicleEstimatePriceYn'] as object)).toEqual(['N', 'Y']);
    expect(body['configList']).toMatchObject({ BSI_USE_YN: 'Y' });
  });

  it('returns base and item prices, or none for a vehicle without an estimate [API-039]', async () => {
    const person = await sandbox.as('no-estimate');
    const content = (vehicleNo: string) => person.post('/users/estimate-content', { vehicleNo });
    const [without, withOne] = await sandbox.services.people.vehiclesOf(person.person.id);

    const none = await content(without?.vin ?? '');
    const some = await content(withOne?.vin ?? '');

    expect(none.body).toMatchObject({ maintenancePriceList: [] });
    expect(some.body).toMatchObject({ configList: { BASIC_VEHICLE_SERVICE_COST: 88_000 } });
    expect(some.body['maintenancePriceList']).toContainEqual({
      estimate_maintenance_no: 1,
      estimate_maintenance_name: '엔진오일',
      price: 180_000,
    });
  });

  it('returns the rules of a plan in order [API-040, A-34]', async () => {
    const { body } = await caller.post('/users/estimate-service-care', { serviceCareNo: '1' });

    expect(body).toEqual({
      service_care_plus_name: 'ServiceCare+ Standard',
      discount_info: [
        { kinds: 'PERCENT', mainMaintenanceNo: [1], discount: 100 },
        { kinds: 'PERCENT', mainMaintenanceNo: [2, 3, 12], discount: 15 },
      ],
    });
  });
});
