/** Worked examples: promotion discount (reading). */
// biome-ignore format: one row a line
export const promotionRows = [
  { id: 'V-PROMO-01', list: 1234567, typeRate: 10, rate: 7, cutUnit: 1, cutStandard: 1, discount: 86419, price: 1148148 },
  { id: 'V-PROMO-03', list: 1234567, typeRate: 10, rate: 7, cutUnit: 3, cutStandard: 1, discount: 86420, price: 1148147 },
  { id: 'V-PROMO-05', list: 1234567, typeRate: 10, rate: 7, cutUnit: 2, cutStandard: 10, discount: 86420, price: 1148147 },
  { id: 'V-PROMO-07', list: 1234567, typeRate: 10, rate: 7, cutUnit: 1, cutStandard: 100, discount: 86400, price: 1148167 },
  { id: 'V-PROMO-09', list: 1234567, typeRate: 10, rate: 7, cutUnit: 3, cutStandard: 100, discount: 86500, price: 1148067 },
  { id: 'V-PROMO-11', list: 1234567, typeRate: 10, rate: 7, cutUnit: 2, cutStandard: 1000, discount: 86000, price: 1148567 },
  { id: 'V-PROMO-13', list: 990000, typeRate: 10, rate: 10, cutUnit: 1, cutStandard: 10, discount: 99000, price: 891000 },
  { id: 'V-PROMO-15', list: 990000, typeRate: 10, rate: 100, cutUnit: 1, cutStandard: 1, discount: 990000, price: 0 },
  { id: 'V-PROMO-17', list: 990000, typeRate: 10, rate: 15, cutUnit: undefined, cutStandard: undefined, discount: 148500, price: 841500 },
  { id: 'V-PROMO-19', list: 990000, typeRate: 20, rate: 990000, cutUnit: 1, cutStandard: 1, discount: 990000, price: 0 },
  { id: 'V-PROMO-21', list: 990000, typeRate: 30, rate: 500000, cutUnit: 1, cutStandard: 1, discount: 0, price: 990000 },
] as const;
