import fc from 'fast-check';
import { searchRows } from '../../testing/vectors/search';
import { cleanAdvisorSearch, suggestions } from './advisor-search';

describe('advisor search', () => {
  it.each(searchRows)('$id: $typed is used as $used [PAY-024]', ({ typed, used }) => {
    expect(cleanAdvisorSearch(typed)).toBe(used);
  });

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
