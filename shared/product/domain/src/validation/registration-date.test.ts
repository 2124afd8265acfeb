import { registrationDateRows } from '../../testing/vectors/regdate';
import { plainDate } from '../calendar';
import { parseRegistrationDate } from './registration-date';

const TODAY = plainDate('2026-11-20');
const refused = { ok: false, error: 'not-a-registration-date' };

describe('registration dates', () => {
  it.each(registrationDateRows)(
    '$id: $typed is valid: $valid [VALID-002, VALID-003, VALID-004, VALID-005, VALID-006]',
    ({ typed, valid }) => {
      expect(parseRegistrationDate(typed, TODAY).ok).toBe(valid);
    },
  );

  it('are days with 8 digits', () => {
    expect(parseRegistrationDate('20211120', TODAY)).toEqual({ ok: true, value: '2021-11-20' });
  });

  it.each(['', '2021112', '2021-11-20', '2021 120', '2021112a', '２０２１１１２０', ' 20211120'])(
    'reject %p without 8 digits [VALID-002, VALID-006]',
    (typed) => {
      expect(parseRegistrationDate(typed, TODAY)).toEqual(refused);
    },
  );

  it.each(['20230229', '20261301', '20260001', '20260100', '20260132'])(
    'reject %s, which is no day [VALID-003, VALID-006]',
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
