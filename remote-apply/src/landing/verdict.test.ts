import { verdictOf } from './verdict';

describe('what follows from a return and the word of the server', () => {
  it.each(['paid', 'not-paid'] as const)(
    'is completion when the server says paid, whatever the address says (%s) [LAND-003]',
    (hint) => {
      expect(verdictOf(hint, 'paid', 1)).toBe('complete');
    },
  );
  it.each(['paid', 'not-paid'] as const)(
    'is the way back when the server says not paid, whatever the address says (%s) [LAND-004, SEC-008]',
    (hint) => {
      expect(verdictOf(hint, 'not-paid', 1)).toBe('return');
    },
  );
  it('is never completion by the address alone [SEC-008]', () => {
    const answers = ['waiting', 'absent', 'unknown'] as const;
    const verdicts = answers.flatMap((asked) =>
      [1, 2, 15, 99].map((times) => verdictOf('paid', asked, times)),
    );

    expect(verdicts).not.toContain('complete');
    expect(verdicts).not.toContain('return');
  });
  it('asks again while the server waits, then leaves it to the customer', () => {
    expect(verdictOf('paid', 'waiting', 14)).toBe('ask-again');
    expect(verdictOf('paid', 'waiting', 15)).toBe('unsure');
    expect(verdictOf('paid', 'unknown', 15)).toBe('unsure');
    expect(verdictOf('paid', 'absent', 1)).toBe('unsure');
  });
  it('believes a reported failure after the server had its time to say otherwise [LAND-004]', () => {
    expect(verdictOf('not-paid', 'waiting', 2)).toBe('ask-again');
    expect(verdictOf('not-paid', 'waiting', 3)).toBe('return');
    expect(verdictOf('not-paid', 'absent', 1)).toBe('return');
    expect(verdictOf('not-paid', 'unknown', 3)).toBe('ask-again');
  });
});
