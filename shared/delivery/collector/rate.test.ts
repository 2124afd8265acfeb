import { rateLimit } from './serve';

describe('rateLimit', () => {
  let now = 0;
  const isFree = () => rateLimit({ perSecond: 2, atOnce: 3 }, () => now);
  const times = (count: number, ask: () => boolean) => Array.from({ length: count }, ask);

  it('allows the burst first, then the rate per second', () => {
    const mayCome = isFree();
    expect(times(4, () => mayCome('a'))).toEqual([true, true, true, false]);
    now += 1000;
    expect(times(3, () => mayCome('a'))).toEqual([true, true, false]);
  });

  it('counts each address separately', () => {
    const mayCome = isFree();
    times(4, () => mayCome('a'));
    expect(mayCome('b')).toBe(true);
  });

  it('forgets the addresses that were seen longest ago', () => {
    const mayCome = isFree();
    times(4, () => mayCome('a'));
    for (let index = 0; index < 20_000; index += 1) mayCome(`b${index}`);
    expect(mayCome('a')).toBe(true);
  });
});
