import { category, costs, pkg } from '../testing/sample-package';
import { allowedBands, type Pricing, preselectedCategory, yearlyCost } from './cost';
import { won } from './money';
import { ageBand, type BandMarker } from './vehicle-age';

const pricing: Pricing = { vatIncludedGroups: ['POWER TRAIN'], vatRounding: 'nearest' };
const standard = pkg({});
const powerTrain = pkg({ id: 'P3', group: 'POWER TRAIN', tier: 'insurance' });
const notAllowed = { ok: false, error: 'band-not-allowed' };
const cost = (value: number) => ({ ok: true, value });

describe('yearlyCost', () => {
  it('returns the yearly price of the entry for the age band plus VAT [PRICE-011]', () => {
    const shown = ([2, 3, 4, 6, 7] as const).map((band) =>
      yearlyCost(standard, 'C1', band, pricing),
    );
    expect(shown).toEqual([660_006, 770_000, 880_000, 1_100_000, 1_210_000].map(cost));
  });

  it('rounds the price with VAT as configured [PRICE-011]', () => {
    expect(yearlyCost(standard, 'C1', 2, { ...pricing, vatRounding: 'down' })).toEqual(
      cost(660_005),
    );
  });

  it('adds no VAT for POWER TRAIN unless configured otherwise [CONST-009]', () => {
    expect(yearlyCost(powerTrain, 'C1', 3, pricing)).toEqual(cost(700_000));
    expect(yearlyCost(powerTrain, 'C1', 3, { ...pricing, vatIncludedGroups: [] })).toEqual(
      cost(770_000),
    );
  });

  it('refuses a band whose entry is not enabled [PRICE-012]', () => {
    expect(yearlyCost(standard, 'C1', 5, pricing)).toEqual(notAllowed);
    const progress = costs.map((entry) => ({ ...entry, state: 'progress' as const }));
    const other = pkg({ vehicleCategories: [category({ costs: progress })] });
    expect(yearlyCost(other, 'C1', 2, pricing)).toEqual(notAllowed);
  });

  it.each<[BandMarker]>([[0], [1], ['reg_date_null']])(
    'refuses band %p even when its entry is enabled [STATE-013, CONST-010]',
    (band) => {
      const enabled = costs.map((entry) => ({ ...entry, state: 'enable' as const }));
      const open = pkg({ vehicleCategories: [category({ costs: enabled })] });
      expect(yearlyCost(open, 'C1', band, pricing)).toEqual(notAllowed);
    },
  );

  it('needs an open-ended entry for the oldest vehicles, and 999999 means no end [CONST-015]', () => {
    const upTo = (unitMax: number) => [
      { unitMin: 121, unitMax, price: won(1_100_000), state: 'enable' as const },
    ];
    const ending = (unitMax: number) =>
      pkg({ vehicleCategories: [category({ costs: upTo(unitMax) })] });
    expect(yearlyCost(ending(999_999), 'C1', ageBand(1_000), pricing)).toEqual(cost(1_210_000));
    expect(yearlyCost(ending(999_998), 'C1', ageBand(1_000), pricing)).toEqual(notAllowed);
  });
});

describe('allowedBands', () => {
  it('returns enabled bands within the ages of the group [HOME-011, PRICE-012, CONST-006, CONST-010]', () => {
    expect(allowedBands(standard, 'C1')).toEqual([2, 3, 4, 6, 7]);
    expect(allowedBands(powerTrain, 'C1')).toEqual([2, 3, 4]);
    expect(allowedBands(standard, 'C9')).toEqual([]);
  });
});

describe('preselectedCategory', () => {
  const none = category({ id: 'none', costs: [] });
  const first = category({ id: 'first' });
  const chosen = category({ id: 'chosen', default: 0 });

  it('returns the default model, otherwise the first one that may join', () => {
    const shown = (...vehicleCategories: readonly (typeof none)[]) =>
      preselectedCategory(pkg({ vehicleCategories }))?.id;
    expect(shown(none, first, chosen)).toBe('chosen');
    expect(shown(none, first)).toBe('first');
    const oneBand = category({ id: 'one', costs: costs.slice(2, 3) });
    expect(shown(none, oneBand, first)).toBe('one');
    expect(shown(none)).toBeUndefined();
    expect(shown()).toBeUndefined();
  });
});
