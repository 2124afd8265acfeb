import { answers } from '../testing/answers';
import { answering, answeringAnything } from '../testing/backend';
import { fetchAdvisors, fetchAgents, fetchDealers, searchAdvisors } from './dealers';
import { fetchVipCode } from './vip-code';

describe('GET promoLinks/showBySlug', () => {
  it('sends the package and returns the code [API-017]', async () => {
    const { call, sent } = answering('showPromoLink', answers.showPromoLink);

    expect(await fetchVipCode(call, 'VIP 5', 'PK1')).toEqual({
      slug: 'VIP 5',
      title: 'VIP',
      content: '5만원 할인',
      type: 1,
      discount: { kind: 'fixed', amount: 50000 },
      stackable: true,
    });
    expect(sent[0]).toMatchObject({
      url: '/api/v1App/promoLinks/showBySlug/VIP%205?pkg_id=PK1',
      query: { pkg_id: 'PK1' },
    });
  });

  it.each([
    [10, true],
    ['Y', true],
    [true, true],
    [20, false],
    ['N', false],
    [null, false],
  ])('reads type_overlap %j as stackable: %j [API-017]', async (type_overlap, stackable) => {
    const promo = { ...answers.showPromoLink.data.promo, type_overlap };
    const { call } = answering('showPromoLink', { data: { promo } });

    expect(await fetchVipCode(call, 'VIP', 'PK1')).toMatchObject({ stackable });
  });

  it('rounds a percent code down to 1 won, because it has no cut fields [API-017]', async () => {
    const promo = { ...answers.showPromoLink.data.promo, type_rate: 10, rate: 5 };
    const { call } = answering('showPromoLink', { data: { promo } });

    expect(await fetchVipCode(call, 'VIP', 'PK1')).toMatchObject({
      discount: { kind: 'percent', rate: 5, rounding: 'down', unit: 1 },
    });
  });

  it('returns undefined for a code that does not exist [API-017]', async () => {
    const { call } = answeringAnything('showPromoLink', { status: 404, body: '{}' });

    expect(await fetchVipCode(call, 'NONE', 'PK1')).toBeUndefined();
  });

  it('does not report an unknown code when the server failed [API-017]', async () => {
    const { call } = answeringAnything('showPromoLink', { status: 500, body: '{}' });

    await expect(fetchVipCode(call, 'VIP', 'PK1')).rejects.toMatchObject({
      failure: { kind: 'unexpected', status: 500 },
    });
  });

  it('returns the message of a conflict [API-017, ERR-010]', async () => {
    const body = JSON.stringify({ data: { msg: '이미 사용한 코드입니다.' } });
    const { call } = answeringAnything('showPromoLink', { status: 409, body });

    await expect(fetchVipCode(call, 'VIP', 'PK1')).rejects.toMatchObject({
      failure: { kind: 'conflict', said: '이미 사용한 코드입니다.' },
    });
  });
});

describe('GET dealerCdks', () => {
  it('sends nothing and returns dealers [API-018, ENTITY-033]', async () => {
    const { call, sent } = answering('getDealers', answers.getDealers);

    const dealers = await fetchDealers(call, () => 0);

    expect(dealers[0]).toEqual({
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
    });
    expect(dealers[1]).toMatchObject({ id: 'D2', takesCompanyCard: false });
    expect(sent[0]?.url).toBe('/api/v1App/dealerCdks');
  });

  it.each([
    ['D1, D2, D3', [0, 0, 0]],
    ['D3, D2, D1', [0.99, 0.99, 0.99]],
    ['D2, D3, D1', [0.4, 0.6, 0]],
  ])('shuffles with each load: %s [API-018]', async (expected, draws) => {
    const { call } = answering('getDealers', answers.getDealers);
    const rest = [...draws];

    const dealers = await fetchDealers(call, () => rest.shift() ?? 0);

    expect(dealers.map(({ id }) => id).join(', ')).toBe(expected);
  });
});

describe('GET dealerAgentCdks', () => {
  it('requests all centres of the dealer that have advisors, by title [API-019]', async () => {
    const { call, sent } = answering('getAgents', answers.getAgents);

    await fetchAgents(call, 'D1');

    expect(sent[0]?.query['limit']).toBe('999');
    expect(JSON.parse(sent[0]?.query['filters'] ?? '')).toEqual({
      dealer_cdk_id: 'D1',
      has_advisors: true,
      order: { title: 'asc' },
    });
  });

  it('returns service centres [API-019, ENTITY-034]', async () => {
    const { call } = answering('getAgents', answers.getAgents);

    expect(await fetchAgents(call, 'D1')).toEqual([
      { id: 'AG1', slug: 'gangnam', title: '강남센터' },
    ]);
  });
});

describe('GET dealerAdvisorCdks', () => {
  it('requests active advisors of service centres by name [API-020]', async () => {
    const { call, sent } = answering('getAdvisors', answers.getAdvisors);

    await fetchAdvisors(call, { agents: ['AG1', 'AG2'] });

    expect(JSON.parse(sent[0]?.query['filters'] ?? '')).toEqual({
      order: { name: 'asc' },
      used: true,
      agents: ['AG1', 'AG2'],
    });
    expect(sent[0]?.query['limit']).toBeUndefined();
  });

  it('searches by name and requests at most 8 results [API-020]', async () => {
    const { call, sent } = answering('getAdvisors', answers.getAdvisors);

    await searchAdvisors(call, { dealerId: 'D1', text: '이' });

    expect(JSON.parse(sent[0]?.query['filters'] ?? '')).toEqual({
      order: { name: 'asc' },
      used: true,
      dealer_cdk_id: 'D1',
      search: { name: '이' },
    });
    expect(sent[0]?.query['limit']).toBe('8');
  });

  it('returns advisors [API-020, ENTITY-035]', async () => {
    const { call } = answering('getAdvisors', answers.getAdvisors);

    expect(await fetchAdvisors(call, { agents: ['AG1'] })).toEqual([
      { id: 'AD1', name: '이추천', centre: '강남센터' },
    ]);
  });
});
