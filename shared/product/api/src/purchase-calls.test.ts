import { plainDate } from '@shared/domain/calendar';
import { answers } from '../testing/answers';
import { answering, answeringAnything } from '../testing/backend';
import { exchange } from '../testing/exchange';
import { fetchDealers } from './dealers';
import { fetchPackages } from './packages';
import { fetchVipCode } from './vip-code';

const filters = (value: object) => `filters=${JSON.stringify(value)}`;

describe('fetchPackages', () => {
  it('asks for the packages of today and reverses the order of the server [API-009, API-010]', async () => {
    const { asks, reads } = await exchange('fetchPackages');
    const today = { start_date: '2026-11-20', stop_date: '2026-11-20' };
    const dates = { title: 'dates', key: 'date', val: 'dates', ...today };

    expect(asks).toBe(`GET /api/v1App/pkgs?${filters({ dates })}`);
    expect(reads).toMatchObject([{ id: 'PK2', fullTitle: '스탠다드' }, { id: 'PK1' }]);
  });

  it('returns a package with our names and both promotions [ENTITY-001, ENTITY-003, ENTITY-012]', async () => {
    expect((await exchange('fetchPackages')).reads).toHaveProperty(
      '1',
      expect.objectContaining({
        title: '파워트레인',
        fullTitle: 'POWER TRAIN 파워트레인',
        group: 'POWER TRAIN',
        tier: 'insurance',
        images: ['/files/pk1.png'],
        promotion: {
          title: '봄 할인',
          content: '7% 할인',
          state: 'enable',
          discount: { kind: 'percent', rate: 7, rounding: 'down', unit: 100 },
          stackable: false,
        },
        extensionPromotion: expect.objectContaining({
          discount: { kind: 'fixed', amount: 50000 },
        }),
      }),
    );
  });

  it('sorts the benefits by seq, or by 99 when it is missing [ENTITY-005, ENTITY-006]', async () => {
    expect((await exchange('fetchPackages')).reads).toHaveProperty('1.products', [
      expect.objectContaining({ id: 'P3', seq: 1 }),
      {
        id: 'P1',
        title: '엔진오일 교환',
        seq: 2,
        icon: 'oil',
        kind: 'dealer',
        unitType: 'count',
        unit: 1,
        unitBase: 1,
        content: ['엔진오일', '연 1회'],
        isOn: true,
      },
      expect.objectContaining({ id: 'P2', seq: 99 }),
    ]);
  });

  it('returns vehicle categories with a price per age band [ENTITY-010, ENTITY-011]', async () => {
    expect((await exchange('fetchPackages')).reads).toHaveProperty('1.vehicleCategories', [
      {
        id: 'C1',
        seq: 1,
        title: '3 시리즈',
        default: 1,
        costs: [{ price: 990000, state: 'enable', unitMin: 61, unitMax: 72 }],
      },
      { id: 'C2', seq: 2, title: '5 시리즈', default: -1, costs: [] },
    ]);
  });

  it('returns no price, rather than 0, for an amount that is no whole won [ENTITY-011]', async () => {
    const body = JSON.stringify(answers.getPkgs).replace('"year":990000', '"year":990000.5');
    const { call } = answeringAnything('getPkgs', { status: 200, body });

    const [, powerTrain] = await fetchPackages(call, plainDate('2026-11-20'));
    expect(powerTrain?.vehicleCategories[0]?.costs[0]?.price).toBeUndefined();
  });
});

describe('fetchVipCode', () => {
  it('sends the package and returns the code [API-017]', async () => {
    expect(await exchange('fetchVipCode')).toEqual({
      asks: 'GET /api/v1App/promoLinks/showBySlug/VIP 5?pkg_id=PK1',
      reads: {
        slug: 'VIP 5',
        title: 'VIP',
        content: '5만원 할인',
        type: 1,
        discount: { kind: 'fixed', amount: 50000 },
        stackable: true,
      },
    });
  });

  it('rounds a percent code down to 1 won, because it has no cut fields [API-017]', async () => {
    const code = { type_rate: 10, rate: 5, type_overlap: 'N' };
    const promo = { ...answers.showPromoLink.data.promo, ...code };
    const { call } = answering('showPromoLink', { data: { promo } });

    expect(await fetchVipCode(call, 'VIP', 'PK1')).toMatchObject({
      discount: { kind: 'percent', rate: 5, rounding: 'down', unit: 1 },
      stackable: false,
    });
  });

  it('returns undefined only for a code that does not exist [API-017, ERR-010]', async () => {
    const body = JSON.stringify({ data: { msg: '이미 사용한 코드입니다.' } });
    const found = (status: number) =>
      fetchVipCode(answeringAnything('showPromoLink', { status, body }).call, 'VIP', 'PK1');

    expect(await found(404)).toBeUndefined();
    await expect(found(500)).rejects.toMatchObject({
      failure: { kind: 'unexpected', status: 500 },
    });
    await expect(found(409)).rejects.toMatchObject({
      failure: { kind: 'conflict', said: '이미 사용한 코드입니다.' },
    });
  });
});

describe('dealers, centres and advisors', () => {
  it('fetchDealers sends nothing and returns dealers [API-018, ENTITY-033]', async () => {
    expect(await exchange('fetchDealers')).toMatchObject({
      asks: 'GET /api/v1App/dealerCdks',
      reads: [
        {
          id: 'D1',
          title: '한강모터스',
          takesCompanyCard: true,
          business: {
            title: '한강모터스(주)',
            number: '1',
            address: '서울',
            ceo: '김대표',
            tel: '02-111-1111',
            businessNumber: '111-11-11111',
          },
        },
        { id: 'D2', takesCompanyCard: false },
        { id: 'D3' },
      ],
    });
  });

  it.each([
    ['D3, D2, D1', [0.99, 0.99, 0.99]],
    ['D2, D3, D1', [0.4, 0.6, 0]],
  ])('fetchDealers shuffles with each load: %s [API-018, PAY-006]', async (expected, draws) => {
    const { call } = answering('getDealers', answers.getDealers);
    const rest = [...draws];

    const dealers = await fetchDealers(call, () => rest.shift() ?? 0);

    expect(dealers.map(({ id }) => id).join(', ')).toBe(expected);
  });

  it('fetchAgents asks for all centres of the dealer that have advisors [API-019, ENTITY-034]', async () => {
    const wanted = { dealer_cdk_id: 'D1', has_advisors: true, order: { title: 'asc' } };

    expect(await exchange('fetchAgents')).toEqual({
      asks: `GET /api/v1App/dealerAgentCdks?${filters(wanted)}&limit=999`,
      reads: [{ id: 'AG1', slug: 'gangnam', title: '강남센터' }],
    });
  });

  it.each([
    ['fetchAdvisors', { agents: ['AG1', 'AG2'] }, ''],
    ['searchAdvisors', { dealer_cdk_id: 'D1', search: { name: '이' } }, '&limit=8'],
  ])('%s asks for active advisors by name [API-020, ENTITY-035]', async (name, wanted, limit) => {
    const path = `dealerAdvisorCdks?${filters({ order: { name: 'asc' }, used: true, ...wanted })}`;

    expect(await exchange(name)).toEqual({
      asks: `GET /api/v1App/${path}${limit}`,
      reads: [{ id: 'AD1', name: '이추천', centre: '강남센터' }],
    });
  });
});
