import { clothingNames } from '@shared/api/testing/clothes';
import { extraNames } from '@shared/config/backend-extras';
import {
  clothesWords,
  openDialects,
  readClothing,
  readDialect,
  writeClothing,
  writeDialect,
} from './dialect';

describe('what the backend has beyond the documents', () => {
  it.each(['all', 'none', 'order-id', 'order-id+coupon-id'])(
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

  it('may be dressed otherwise, by a word that an address can hold', () => {
    expect(clothesWords.map(readClothing)).toEqual(clothingNames);
    expect(clothingNames.map(writeClothing)).toEqual(clothesWords);
    expect(clothesWords.filter((word) => !/^[\w-]+$/.test(word))).toEqual([]);
    expect(readClothing('none')).toBeUndefined();
    expect(() => readClothing('silk')).toThrow('silk');
  });

  it('goes back to what the process began with', () => {
    const dialects = openDialects('none');
    dialects.choose('all');
    dialects.release();

    expect(writeDialect(dialects.usual())).toBe('none');
  });
});
