import { plainDate } from '../calendar';
import { cleanModel, parseModel } from './model';
import { parseModelYear } from './model-year';
import { cleanOwnerName, parseOwnerName } from './owner-name';
import { maySendPlate, parsePlateNumber, plateOfAccount } from './plate-number';
import { parseRegistrationDate } from './registration-date';
import { cleanVin, parseVin, vinEdited } from './vin';

const TODAY = plainDate('2026-11-20');
const refused = { ok: false, error: 'not-a-registration-date' };

describe('a plate', () => {
  it.each(['12가3456', '123가4567'])('may be %s [VALID-007]', (plate) => {
    expect(parsePlateNumber(plate)).toEqual({ ok: true, value: plate });
  });

  it.each([
    '1가2345',
    '1234가5678',
    '12가345',
    '12가34567',
    '12가가3456',
    '12A3456',
    '12ㄱ3456',
    '서울12가3456',
    '12가 3456',
    '12가3456\n',
    '１２가3456',
  ])('is not %p [VALID-007]', (plate) => {
    expect(parsePlateNumber(plate)).toEqual({ ok: false, error: 'not-a-plate' });
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

it('a customer name is only trimmed [VALID-001, VALID-013]', () => {
  expect(cleanOwnerName('  Hong Gil-dong ')).toBe('Hong Gil-dong');
  expect(parseOwnerName(' 홍길동 ')).toEqual({ ok: true, value: '홍길동' });
});

describe('a model', () => {
  it('is trimmed [VALID-008]', () => {
    expect(parseModel(' 520D XDRIVE ')).toEqual({ ok: true, value: '520D XDRIVE' });
  });

  it('loses special characters, keeps inner blanks, and is in upper case [VALID-011, VALID-012]', () => {
    expect(cleanModel('520d-xDrive (G30) *')).toBe('520D-XDRIVE G30 ');
    expect(cleanModel('c5 2.0')).toBe('C5 2.0');
  });
});

describe('a model year', () => {
  it('is exactly four digits [VALID-009]', () => {
    expect(parseModelYear('2021')).toEqual({ ok: true, value: '2021' });
    expect(parseModelYear('0000').ok).toBe(true);
  });

  it.each(['202', '20211', '20a1', ' 2021', '2021\n', '-202'])('is not %p [VALID-009]', (text) => {
    expect(parseModelYear(text)).toEqual({ ok: false, error: 'not-a-model-year' });
  });
});

describe('registration dates', () => {
  it('are real days with 8 digits [VALID-003, VALID-006]', () => {
    expect(parseRegistrationDate('20240229', TODAY)).toEqual({ ok: true, value: '2024-02-29' });
    expect(parseRegistrationDate('20230229', TODAY)).toEqual(refused);
    expect(parseRegistrationDate('00000000', TODAY)).toEqual(refused);
  });

  it.each(['', '2021112', '202111200', '2021-11-20', '2021112a', '２０２１１１２０'])(
    'reject %p without 8 digits [VALID-002, VALID-006]',
    (typed) => {
      expect(parseRegistrationDate(typed, TODAY)).toEqual(refused);
    },
  );

  it('may be today but not tomorrow [VALID-004]', () => {
    expect(parseRegistrationDate('20261120', TODAY).ok).toBe(true);
    expect(parseRegistrationDate('20261121', TODAY)).toEqual(refused);
    expect(parseRegistrationDate('99991231', TODAY)).toEqual(refused);
  });

  it('may be the same day 30 years ago but not the day before [VALID-005]', () => {
    expect(parseRegistrationDate('19961120', TODAY).ok).toBe(true);
    expect(parseRegistrationDate('19961119', TODAY)).toEqual(refused);
    expect(parseRegistrationDate('00010101', TODAY)).toEqual(refused);
  });
});

describe('VIN', () => {
  it('loses blanks and signs, is in upper case, and may have I, O and Q [VALID-010…012]', () => {
    expect(cleanVin('wba-5a5c5 0fd520469')).toBe('WBA5A5C50FD520469');
    expect(parseVin('IOQ5A5C50FD520469')).toEqual({ ok: true, value: 'IOQ5A5C50FD520469' });
  });

  it.each([
    'WBA5A5C50FD52046',
    'WBA5A5C50FD5204690',
    'wba5a5c50fd520469',
    'WBA5A5C50FD52046 ',
    'WBA5A5C50FD520469\n',
  ])('is not %p [VALID-010]', (text) => {
    expect(parseVin(text)).toEqual({ ok: false, error: 'not-a-vin' });
  });
});

describe('vinEdited', () => {
  const full = 'WBA5A5C50FD520469';

  it.each([
    ['in the middle', 'WBA5XA5C50FD520469'],
    ['at the end', 'WBA5A5C50FD520469X'],
  ])('ignores a further letter %s of a full field [APPLY-022]', (_where, typed) => {
    expect(vinEdited(full, typed)).toBe(full);
  });

  it.each([
    ['with blanks and hyphens', '', 'wba 5a5c5-0FD 520469', full],
    ['in full-width letters', '', 'ＷＢＡ５Ａ５Ｃ５０ＦＤ５２０４６９', full],
    ['that is too long', '', `${full}99`, `${full}99`],
    ['that is one too long, over another', full, 'WDD0000000000000123', 'WDD0000000000000123'],
  ])('shows the whole pasted text %s', (_what, before, typed, shown) => {
    expect(vinEdited(before, typed)).toBe(shown);
  });
});
