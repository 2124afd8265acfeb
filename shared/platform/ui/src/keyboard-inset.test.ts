import fc from 'fast-check';
import { keyboardAfter, type Memory, type Signals } from './keyboard-inset';

const untouched: Memory = { wasTyping: false, stale: 0 };
const typing = (hidden: number): Signals => ({ hidden, scale: 1, isTyping: true });
const left = (hidden: number): Signals => ({ hidden, scale: 1, isTyping: false });
const zoomed = (hidden: number, isTyping = false): Signals => ({ hidden, scale: 1.25, isTyping });

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
    ['takes no zoom for a keyboard', [left(0), zoomed(160)], 0],
    ['takes no zoom in a field for a keyboard', [typing(0), zoomed(160, true)], 0],
    ['lifts again after a zoom in a field', [typing(300), zoomed(400, true), typing(300)], 300],
    ['forgets the keyboard that left under a zoom', [typing(300), zoomed(400), left(300)], 0],
  ])('%s', (_what, signals, expected) => {
    expect(below(...signals)).toBe(expected);
  });

  it('returns 0 on a zoomed page, and never more than is missing', () => {
    const signal = fc.record({
      hidden: fc.nat(500),
      scale: fc.constantFrom(1, 1.25, 2, 4),
      isTyping: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(signal, { minLength: 1 }), (signals) => {
        const last = signals.at(-1);
        expect(below(...signals)).toBeLessThanOrEqual(last?.scale === 1 ? last.hidden : 0);
      }),
    );
  });
});
