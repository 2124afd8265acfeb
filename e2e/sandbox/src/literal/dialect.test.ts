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

describe('optional extensions and response variants', () => {
  it.each(['all', 'none', 'order-id', 'order-id+coupon-id'])(
    'are written as they are read: %s',
    (text) => {
      expect(writeDialect(readDialect(text))).toBe(text);
    },
  );

  it('are all extensions of the table, none, or the named ones', () => {
    expect([...readDialect('all').extras]).toEqual(extraNames);
    expect([...readDialect('none').extras]).toEqual([]);
    expect([...readDialect('order-id,coupon-id').extras]).toEqual(['order-id', 'coupon-id']);
  });

  it('refuse an unknown name', () => {
    expect(() => readDialect('order-id,free-lunch')).toThrow('free-lunch');
  });

  it('have a response variant with a name that fits into an address', () => {
    expect(clothesWords.map(readClothing)).toEqual(clothingNames);
    expect(clothingNames.map(writeClothing)).toEqual(clothesWords);
    expect(clothesWords.filter((word) => !/^[\w-]+$/.test(word))).toEqual([]);
    expect(readClothing('none')).toBeUndefined();
    expect(() => readClothing('silk')).toThrow('silk');
  });

  it('return to the values of the start of the process', () => {
    const dialects = openDialects('none');
    dialects.choose('all');
    dialects.release();

    expect(writeDialect(dialects.usual())).toBe('none');
  });
});
