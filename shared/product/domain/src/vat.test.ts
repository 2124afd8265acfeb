import fc from 'fast-check';
import { vatRows } from '../testing/vectors/vat';
import { won } from './money';
import { vatPart, withVat } from './vat';

describe('VAT', () => {
  it.each(vatRows)('$id: $price contains $part, floored [PRICE-001]', ({ price, part }) => {
    expect(vatPart(won(price))).toBe(part);
  });

  it.each(vatRows)('$id: $price with VAT, rounded, up and down [PRICE-002]', (row) => {
    expect(withVat(won(row.price), 'nearest')).toBe(row.nearest);
    expect(withVat(won(row.price), 'up')).toBe(row.up);
    expect(withVat(won(row.price), 'down')).toBe(row.down);
  });

  it('is contained only from 11 won on [PRICE-001]', () => {
    expect([10, 11, 21, 22].map((price) => vatPart(won(price)))).toEqual([0, 1, 1, 2]);
  });

  it('makes 100 won 110 when rounding up, without a float error [PRICE-002]', () => {
    expect(withVat(won(100), 'up')).toBe(110);
    expect([4, 5, 6].map((price) => withVat(won(price), 'nearest'))).toEqual([4, 6, 7]);
  });

  it('returns the tenth that was added [PRICE-001, PRICE-002]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (tens) => {
        const net = won(tens * 10);
        expect(vatPart(withVat(net, 'nearest'))).toBe(tens);
      }),
    );
  });
});
