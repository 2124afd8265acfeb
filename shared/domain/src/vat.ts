import { portion, type Rounding, type Won } from './money';

/** How a price with VAT is made whole. Source: PRICE-002. */
export type VatRounding = 'round' | 'ceil' | 'floor';

const roundings: Record<VatRounding, Rounding> = { round: 'nearest', ceil: 'up', floor: 'down' };

/** The VAT contained in a VAT-inclusive price: an eleventh, floored. Source: PRICE-001. */
export const vatPart = (gross: Won): Won => portion(gross, [1, 11], 'down');

/** A net price with 10 % VAT on top. Source: PRICE-002, A-23. */
export const withVat = (net: Won, rounding: VatRounding): Won =>
  portion(net, [11, 10], roundings[rounding]);
