import { portion, type Rounding, type Won } from './money';

/** The VAT contained in a VAT-inclusive price: an eleventh, floored. Source: PRICE-001. */
export const vatPart = (gross: Won): Won => portion(gross, [1, 11], 'down');

/** A net price with 10 % VAT on top, made whole as told. Source: PRICE-002, A-23. */
export const withVat = (net: Won, rounding: Rounding): Won => portion(net, [11, 10], rounding);
