import type { Word } from '@shared/settle/payment/ask-order';
import { verdictOf } from './verdict';

const word = (truth: Word['truth']): Word => ({ truth, order: undefined });

describe('verdictOf', () => {
  it.each([
    ['paid', 'complete'],
    ['not-paid', 'return'],
    ['over', 'over'],
  ] as const)(
    'returns at once for the status %s the decision %s, whatever the address says [LAND-003, LAND-004]',
    (said, verdict) => {
      for (const hint of ['paid', 'not-paid', 'no-account'] as const)
        expect(verdictOf(hint, word(said), 1)).toBe(verdict);
    },
  );

  it('never decides on completion or failure by the address alone [SEC-008]', () => {
    const verdicts = (['waiting', 'unknown', 'not-begun'] as const).flatMap((said) =>
      (['paid', 'not-paid', 'no-account'] as const).flatMap((hint) =>
        [1, 2, 3, 15, 99].map((times) => verdictOf(hint, word(said), times)),
      ),
    );

    expect(new Set(verdicts)).toEqual(new Set(['ask-again', 'unsure']));
  });

  it('asks again while the server waits, then returns unsure, sooner after a failure', () => {
    expect(verdictOf('paid', word('waiting'), 14)).toBe('ask-again');
    expect(verdictOf('paid', word('waiting'), 15)).toBe('unsure');
    expect(verdictOf('not-paid', word('waiting'), 2)).toBe('ask-again');
    expect(verdictOf('not-paid', word('waiting'), 3)).toBe('unsure');
    expect(verdictOf('not-paid', word('unknown'), 3)).toBe('unsure');
  });
});
