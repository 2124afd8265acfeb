import { extraNames } from '@shared/config/backend-extras';
import { openDialects, readDialect, writeDialect } from './dialect';

describe('what the backend has beyond the documents', () => {
  it.each(['all', 'none', 'extended', 'order-id', 'order-id+coupon-id'])(
    'is written as it is read: %s',
    (text) => {
      expect(writeDialect(readDialect(text))).toBe(text);
    },
  );

  it('is every extra of the one table, none of them, or those that are named', () => {
    expect([...readDialect('all').extras]).toEqual(extraNames);
    expect([...readDialect('none').extras]).toEqual([]);
    expect([...readDialect('order-id,coupon-id').extras]).toEqual(['order-id', 'coupon-id']);
  });

  it('has no name that nobody knows', () => {
    expect(() => readDialect('order-id,free-lunch')).toThrow('free-lunch');
  });

  it('goes back to what the process began with', () => {
    const dialects = openDialects('none');
    dialects.choose('all');
    dialects.release();

    expect(writeDialect(dialects.usual())).toBe('none');
  });
});
