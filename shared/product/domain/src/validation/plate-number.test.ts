import { plateRows } from '../../testing/vectors/plate';
import { cleanPlateNumber, maySendPlate, parsePlateNumber, plateOfAccount } from './plate-number';

describe('a plate', () => {
  it.each(plateRows)('$id: $plate is one: $valid [VALID-007]', ({ plate, valid }) => {
    expect(parsePlateNumber(plate).ok).toBe(valid);
  });

  it.each(['12가3456', '123가4567', '99힣0000'])(
    'is 2-3 digits, a syllable and 4 digits: %s [VALID-007]',
    (plate) => {
      expect(parsePlateNumber(plate)).toEqual({ ok: true, value: plate });
    },
  );

  it.each([
    '1234가5678',
    '12가34567',
    '12가가3456',
    '12A3456',
    '12ㅏ3456',
    '가12가3456',
    '12가 3456',
    '12가3456\n',
    '１２가3456',
    '가나다라',
  ])('is not %p [VALID-007]', (plate) => {
    expect(parsePlateNumber(plate)).toEqual({ ok: false, error: 'not-a-plate' });
  });

  it('distinguishes an empty field', () => {
    expect(parsePlateNumber('')).toEqual({ ok: false, error: 'empty' });
  });

  it('loses blanks and special characters before the check [VALID-011, VALID-014]', () => {
    expect(cleanPlateNumber(' 12 가-3456. ')).toBe('12가3456');
  });
});

describe('a plate of the account', () => {
  it.each([
    ['12가 3456', '12가3456'],
    ['１２가-3456', '12가3456'],
    ['서울 12가 3456', '서울12가3456'],
    ['미등록', ''],
    ['-', ''],
  ])('loses blanks and hyphens, but needs no pattern: %p is %p [A-97]', (served, plate) => {
    expect(plateOfAccount(served)).toBe(plate);
    expect(maySendPlate(plate, served)).toBe(plate !== '');
  });

  it('needs the pattern once the customer has changed it [VALID-007, A-97]', () => {
    expect(maySendPlate('부산12가3456', '서울12가3456')).toBe(false);
    expect(maySendPlate('12가3456', '서울12가3456')).toBe(true);
  });
});
