/** Worked examples: estimate discount (reading). */
// biome-ignore format: one line
export const itemPrices = [[1, 180000], [2, 55000], [3, 72300], [4, 98700], [6, 310000], [7, 450000], [8, 280000], [9, 420000], [11, 65500], [12, 33333], [13, 0]] as const;

// biome-ignore format: one rule a line
export const estimateRules = {
  premium: [
    { kind: 'percent', nos: [1], percent: 100 },
    { kind: 'percent', nos: [4], percent: 100 },
    { kind: 'percent', nos: [11], percent: 100 },
    { kind: 'percent', nos: [2, 3, 12], percent: 25 },
    { kind: 'bonus', nos: [6, 8] },
    { kind: 'bonus', nos: [7, 9] },
  ],
  standard: [
    { kind: 'percent', nos: [1], percent: 100 },
    { kind: 'percent', nos: [2, 3, 12], percent: 15 },
  ],
  fifteen: [{ kind: 'percent', nos: [1], percent: 15 }],
  bonusThenPercent: [
    { kind: 'bonus', nos: [6, 7] },
    { kind: 'percent', nos: [6, 8], percent: 25 },
  ],
} as const;

// biome-ignore format: one row a line
export const estimateRows = [
  { id: 'V-EST-03', rules: 'premium', case: 'plan 0, items 2,3,12', selected: [2, 3, 12], plan: '-', code: 0, items: 160633, basic: 88000, discount: 0, total: 248633, discounted: [] },
  { id: 'V-EST-07', rules: 'premium', case: 'Premium: 2,3,12 (rounds up)', selected: [2, 3, 12], plan: 'Premium', code: 2, items: 160633, basic: 88000, discount: 62160, total: 186473, discounted: [2, 3, 12] },
  { id: 'V-EST-09', rules: 'premium', case: 'Premium: 11,12', selected: [11, 12], plan: 'Premium', code: 2, items: 98833, basic: 88000, discount: 161840, total: 24993, discounted: [11, 12] },
  { id: 'V-EST-13', rules: 'premium', case: 'Premium: 7,9', selected: [7, 9], plan: 'Premium', code: 2, items: 870000, basic: 88000, discount: 958000, total: 0, discounted: [7, 9] },
  { id: 'V-EST-17', rules: 'standard', case: 'Standard: 2', selected: [2], plan: 'Standard', code: 1, items: 55000, basic: 88000, discount: 21450, total: 121550, discounted: [2] },
  { id: 'V-EST-19', rules: 'standard', case: 'Standard: 1,12', selected: [1, 12], plan: 'Standard', code: 1, items: 213333, basic: 88000, discount: 273000, total: 28333, discounted: [1, 12] },
  { id: 'V-EST-27', rules: 'standard', case: 'other plan name, item 1 at 100', selected: [1], plan: 'Plus', code: 3, items: 180000, basic: 88000, discount: 180000, total: 88000, discounted: [1] },
  { id: 'V-EST-29', rules: 'premium', case: 'items 13 and 2', selected: [13, 2], plan: 'Premium', code: 2, items: 55000, basic: 88000, discount: 35750, total: 107250, discounted: [2] },
] as const;

/** The two readings of 'discounted items'. They agree for an item at 100 percent. */
// biome-ignore format: one row a line
export const basicCoverRows = [
  { id: 'V-ESTFULL-01', case: 'BONUS 6+7 and PERCENT on 6,8: 6 counted once', rules: 'bonusThenPercent', selected: [6, 7, 8], plan: 'Premium', any: 918000, full: 852000 },
  { id: 'V-EST-09', case: 'Premium: 11 at 100 percent', rules: 'premium', selected: [11, 12], plan: 'Premium', any: 161840, full: 161840 },
  { id: 'V-ESTFULL-03', case: 'Standard: 1 at 15 percent', rules: 'fifteen', selected: [1], plan: 'Standard', any: 115000, full: 40200 },
] as const;
