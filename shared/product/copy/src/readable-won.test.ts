import { won } from '@shared/domain/money';
import { readableWon } from './readable-won';

describe('readableWon', () => {
  it.each([
    [10_000_000, '1,000만 원'],
    [250_000_000, '2억 5,000만 원'],
    [100_000_000, '1억 원'],
    [200_000, '20만 원'],
    [1_234_567, '1,234,567원'],
    [9_900, '9,900원'],
    [0, '0원'],
  ])('shows %d as %s [SHELL-019]', (amount, shown) => {
    expect(readableWon(won(amount))).toBe(shown);
  });
});
