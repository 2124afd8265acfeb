import { cardYearRows } from '@shared/domain/testing/vectors/years';
import { cardExpiryYears } from './card-form';

describe('card expiry years', () => {
  it.each(cardYearRows)(
    '$id: in $currentYear they are $years [PAY-034]',
    ({ currentYear, years }) => {
      expect(cardExpiryYears(currentYear, 2030)).toEqual(years);
    },
  );

  it('are only the current year after the last year [PAY-034]', () => {
    expect(cardExpiryYears(2029, 2030)).toEqual([2029, 2030]);
    expect(cardExpiryYears(2031, 2030)).toEqual([2031]);
    expect(cardExpiryYears(2040, 2030)).toEqual([2040]);
    expect(cardExpiryYears(2031, 2033)).toEqual([2031, 2032, 2033]);
  });
});
