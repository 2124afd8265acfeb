import { seeded } from './random';

const numbers = (seed: number) => {
  const random = seeded(seed);
  return Array.from({ length: 200 }, () => random.below(50));
};

describe('seeded random numbers', () => {
  it('are the same for the same seed and differ for another seed', () => {
    expect(numbers(7)).toEqual(numbers(7));
    expect(numbers(7)).not.toEqual(numbers(8));
  });

  it('stay in their range and reach all of it', () => {
    const seen = new Set(numbers(1));

    expect(Math.min(...seen)).toBe(0);
    expect(Math.max(...seen)).toBe(49);
    expect(seeded(3).pick(['only'])).toBe('only');
  });
});
