/** Worked examples: promotion choice, new subscription or extension. */
// biome-ignore format: one row a line
export const extensionPriceRows = [
  { id: 'V-EXTPRICE-01', stateReq: 10, used: 'promo', discount: 99000, total: 891000 },
  { id: 'V-EXTPRICE-02', stateReq: 30, used: 'promo_extend', discount: 148500, total: 841500 },
] as const;
