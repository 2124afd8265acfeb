import { portion, type Rounding, type Won } from './money';

/** Returns the VAT contained in a price with VAT: 1/11, rounded down. Source: PRICE-001. */
export const vatPart = (gross: Won): Won => portion(gross, [1, 11], 'down');

/** Returns a net price with 10 % VAT, rounded as given. Source: PRICE-002, A-23. */
export const withVat = (net: Won, rounding: Rounding): Won => portion(net, [11, 10], rounding);
