import fc from 'fast-check';
import { keyboardAfter, type Memory, type Signals } from './keyboard-inset';

const untouched: Memory = { wasTyping: false, stale: 0 };
const typing = (hidden: number): Signals => ({ hidden, isTyping: true });
const left = (hidden: number): Signals => ({ hidden, isTyping: false });

/** Returns the result after the last signal. */
const below = (...signals: readonly Signals[]) =>
  signals.reduce<Memory & { below: number }>(keyboardAfter, { ...untouched, below: 0 }).below;

describe('keyboardAfter', () => {
  it.each<[string, readonly Signals[], number]>([
    ['follows the visual viewport while a field has the focus', [typing(0), typing(300)], 300],
    ['ends when the viewport is whole again', [typing(300), typing(0)], 0],
    ['believes a viewport that shrinks without a field', [left(0), left(300)], 300],
    ['ends when the field is left, although the viewport stays small', [typing(300), left(300)], 0],
    ['stays ended while a stale viewport reports again', [typing(300), left(300), left(300)], 0],
    ['stays ended while the keyboard slides away', [typing(300), left(300), left(200)], 0],
    ['believes a keyboard that comes after a stale one', [typing(300), left(300), left(340)], 340],
    ['counts from the rest that is left', [typing(300), left(300), left(0), left(300)], 300],
    ['comes back with the focus', [typing(300), left(300), typing(300)], 300],
  ])('%s', (_what, signals, expected) => {
    expect(below(...signals)).toBe(expected);
  });

  it('never returns more than is missing', () => {
    const signal = fc.record({
      hidden: fc.nat(500),
      isTyping: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(signal, { minLength: 1 }), (signals) => {
        expect(below(...signals)).toBeLessThanOrEqual(signals.at(-1)?.hidden ?? 0);
      }),
    );
  });
});
