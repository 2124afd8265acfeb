/** Worked examples: VIP code with promotion. The promotion is 10 percent, floored to 10 won. */
// biome-ignore format: one row a line
export const vipRows = [
  { id: 'V-VIP-01', case: 'no promotion, no code', promotion: 'none', code: undefined, list: 990000, promotionOff: 0, vipOff: 0, total: 990000 },
  { id: 'V-VIP-03', case: 'stackable 5 %', promotion: 'ten', code: { typeRate: 10, rate: 5, overlap: 'Y' }, list: 990000, promotionOff: 99000, vipOff: 49500, total: 841500 },
  { id: 'V-VIP-05', case: 'not stackable 20 %', promotion: 'ten', code: { typeRate: 10, rate: 20, overlap: 'N' }, list: 990000, promotionOff: 0, vipOff: 198000, total: 792000 },
  { id: 'V-VIP-07', case: 'not stackable 50,000 won, worth less', promotion: 'ten', code: { typeRate: 20, rate: 50000, overlap: 'N' }, list: 990000, promotionOff: 0, vipOff: 50000, total: 940000 },
  { id: 'V-VIP-09', case: 'stackable 95 %, floor at 0', promotion: 'ten', code: { typeRate: 10, rate: 95, overlap: 'Y' }, list: 990000, promotionOff: 99000, vipOff: 940500, total: 0 },
  { id: 'V-VIP-11', case: 'not stackable 100 %', promotion: 'ten', code: { typeRate: 10, rate: 100, overlap: 'N' }, list: 990000, promotionOff: 0, vipOff: 990000, total: 0 },
  { id: 'V-VIP-13', case: 'not stackable raffle', promotion: 'ten', code: { typeRate: 30, rate: 0, overlap: 'N' }, list: 990000, promotionOff: 0, vipOff: 0, total: 990000 },
] as const;
