import { plainDate } from '@shared/domain/calendar';
import { answers } from '../testing/answers';
import { answering, answeringAnything } from '../testing/backend';
import { fetchPackages } from './packages';

const today = plainDate('2026-11-20');
const packages = async () => fetchPackages(answering('getPkgs', answers.getPkgs).call, today);

describe('GET pkgs', () => {
  it('requests the packages of today [API-009]', async () => {
    const { call, sent } = answering('getPkgs', answers.getPkgs);

    await fetchPackages(call, today);

    expect(sent[0]?.pathname).toBe('/api/v1App/pkgs');
    expect(JSON.parse(sent[0]?.query['filters'] ?? '')).toEqual({
      dates: {
        title: 'dates',
        key: 'date',
        val: 'dates',
        start_date: '2026-11-20',
        stop_date: '2026-11-20',
      },
    });
  });

  it('reverses the order of the server [API-010]', async () => {
    expect((await packages()).map(({ id }) => id)).toEqual(['PK2', 'PK1']);
  });

  it('returns packages with our names [API-010, ENTITY-001]', async () => {
    const [, powerTrain] = await packages();

    expect(powerTrain).toMatchObject({
      id: 'PK1',
      title: '파워트레인',
      fullTitle: 'POWER TRAIN 파워트레인',
      group: 'POWER TRAIN',
      tier: 'insurance',
      images: ['/files/pk1.png'],
    });
  });

  it('separates the promotions of a new subscription and an extension [ENTITY-003, ENTITY-012]', async () => {
    const [, powerTrain] = await packages();

    expect(powerTrain?.promotion).toEqual({
      title: '봄 할인',
      content: '7% 할인',
      state: 'enable',
      discount: { kind: 'percent', rate: 7, rounding: 'down', unit: 100 },
      stackable: false,
    });
    expect(powerTrain?.extensionPromotion).toMatchObject({
      discount: { kind: 'fixed', amount: 50000 },
    });
  });

  it('uses the title when there is no full title', async () => {
    const [standard] = await packages();

    expect(standard?.fullTitle).toBe('스탠다드');
  });

  it('sorts the benefits by seq, or by 99 when it is missing [ENTITY-005, ENTITY-006]', async () => {
    const [, powerTrain] = await packages();

    expect(powerTrain?.products.map(({ id, seq }) => [id, seq])).toEqual([
      ['P3', 1],
      ['P1', 2],
      ['P2', 99],
    ]);
    expect(powerTrain?.products[1]).toEqual({
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
    });
  });

  it('returns vehicle categories with a price per age band [ENTITY-010, ENTITY-011]', async () => {
    const [, powerTrain] = await packages();

    expect(powerTrain?.vehicleCategories).toEqual([
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

  it('returns no price, rather than 0, for an amount that is not a whole number of won [ENTITY-011]', async () => {
    const body = JSON.stringify(answers.getPkgs).replace('"year":990000', '"year":990000.5');
    const { call } = answeringAnything('getPkgs', { status: 200, body });

    const [, powerTrain] = await fetchPackages(call, today);
    expect(powerTrain?.vehicleCategories[0]?.costs[0]?.price).toBeUndefined();
  });
});
