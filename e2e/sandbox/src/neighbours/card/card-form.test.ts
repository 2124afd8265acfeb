import { cardYearRows } from '@shared/domain/testing/vectors/years';
import { cardExpiryYears } from './card-form';

describe('card expiry years', () => {
  it.each(cardYearRows)(
    '$id: in $currentYear they are $years [PAY-034]',
    ({ currentYear, years }) => {
      expect(cardExpiryYears(currentYear, 2030)).toEqual(years);
    },
  );
});
