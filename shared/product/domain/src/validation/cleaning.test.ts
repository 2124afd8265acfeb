import fc from 'fast-check';
import { cleanAdvisorSearch, suggestions } from './advisor-search';
import { withoutSpecial, withoutSpecialAndBlanks } from './cleaning';
import { parseMileage, shownMileage } from './mileage';
import { cleanRecognised } from './recognition';
import { parseVipCode } from './vip-code';

const told = (typed: string, tier: 'plain' | 'insurance') => {
  const parsed = parseMileage(typed, tier);
  return parsed.ok ? 'ok' : parsed.error;
};

describe('cleaning', () => {
  it('keeps letters, digits, Hangul and blanks, and drops the rest [VALID-011]', () => {
    expect(withoutSpecial('12가-3456 *(a)_É.')).toBe('12가3456 aÉ');
    expect(withoutSpecialAndBlanks(' 12 가\t3456\n')).toBe('12가3456');
  });

  it('composes decomposed syllables', () => {
    expect(withoutSpecialAndBlanks('12가3456'.normalize('NFD'))).toBe('12가3456');
  });

  it('reads at most 100 characters', () => {
    expect(withoutSpecial('x'.repeat(100_000))).toHaveLength(100);
  });
});

describe('cleanRecognised', () => {
  it('trims, removes blanks and special characters, and uses upper case where needed [VALID-011, VALID-012, VALID-013, VALID-014]', () => {
    const cleaned = cleanRecognised({
      ownerName: ' 홍 길동 ',
      registeredOn: '2021. 3. 1.',
      plate: '12가 3456.',
      modelType: ' 520d-xDrive G30 ',
      modelYear: ' 2021 ',
      vin: 'wba 5a5c5-0fd520469',
      url: '/atts/1 a.jpg',
    });
    expect(cleaned).toEqual({
      ownerName: '홍 길동',
      registeredOn: '20210301',
      plate: '12가3456',
      modelType: '520D-XDRIVE G30',
      modelYear: '2021',
      vin: 'WBA5A5C50FD520469',
      url: '/atts/1 a.jpg',
    });
  });
});

describe('mileage', () => {
  it.each([
    ['0123', '123', 'ok', 'ok'],
    ['12345a', '12,345', 'ok', 'ok'],
    ['180,000 km', '180,000', 'ok', 'ok'],
    ['180001', '180,001', 'ok', 'KM_LIMIT_WARNING'],
    ['12.5', '125', 'ok', 'ok'],
  ])(
    'typed as %p is shown as %s: plain %s, insured %s [VALID-026…028, VALID-031]',
    (typed, shown, plain, insured) => {
      expect(shownMileage(typed)).toBe(shown);
      expect(told(typed, 'plain')).toBe(plain);
      expect(told(typed, 'insurance')).toBe(insured);
    },
  );

  it.each(['', '000', 'km'])('of %p is missing [VALID-029, VALID-030]', (typed) => {
    expect(parseMileage(typed, 'plain')).toEqual({ ok: false, error: 'NEED_INPUT_KM' });
    expect(parseMileage(typed, 'insurance')).toEqual({ ok: false, error: 'NEED_INPUT_KM' });
    expect(shownMileage(typed)).toBe('');
  });

  it('has at most 7 digits without leading zeros', () => {
    expect(shownMileage('12345678')).toBe('1,234,567');
    expect(shownMileage('0009999999')).toBe('9,999,999');
    expect(parseMileage('12345678', 'plain')).toEqual({ ok: true, value: 1_234_567 });
  });

  it('shows the same text when it is parsed again [VALID-028, VALID-032]', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(shownMileage(shownMileage(typed))).toBe(shownMileage(typed));
        expect(parseMileage(shownMileage(typed), 'insurance')).toEqual(
          parseMileage(typed, 'insurance'),
        );
      }),
    );
  });
});

describe('advisor search', () => {
  it('keeps Korean and Latin letters, digits, underscore and hyphen, half-typed syllables too [PAY-024]', () => {
    expect(cleanAdvisorSearch('김철수 Kim_07-a')).toBe('김철수Kim_07-a');
    expect(cleanAdvisorSearch('기ㅁ ㅊㅓㄹ')).toBe('기ㅁㅊㅓㄹ');
    expect(cleanAdvisorSearch('김'.normalize('NFD'))).toBe('김');
  });

  it('drops all other characters [PAY-024]', () => {
    expect(cleanAdvisorSearch(' !"#$%&\'()*+,./:;<=>?@[\\]^`{|}~漢é')).toBe('');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        expect(cleanAdvisorSearch(typed)).toMatch(/^[A-Za-z0-9_\-가-힣ㄱ-ㅎㅏ-ㅣ]{0,30}$/);
      }),
    );
  });

  it('suggests at most 8 [PAY-025]', () => {
    expect(suggestions([1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(suggestions([1, 2])).toEqual([1, 2]);
  });
});

describe('VIP codes', () => {
  it.each(['', '  ', '\u200b\u3164'])('must be entered: %p [PAY-028]', (typed) => {
    expect(parseVipCode(typed)).toEqual({ ok: false, error: 'empty' });
  });

  it('are looked up as typed, without surrounding blanks', () => {
    expect(parseVipCode(' Vip-2026 ')).toEqual({ ok: true, value: 'Vip-2026' });
  });
});
