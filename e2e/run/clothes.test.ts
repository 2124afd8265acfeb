import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { clothesWords } from 'sandbox/literal/dialect';
import { inNode } from './testing/in-node';

type Worn = { clothes: string[]; args: string[] };
const wornBy = (...args: string[]) =>
  inNode<Worn | null>('clothes.mjs', 'own.wornBy(given) ?? null', ...args);

describe('npm run e2e -- --clothes', () => {
  it('takes main journeys and all response variants for "all"', () => {
    const { clothes, args } = wornBy('--clothes', 'all') as Worn;

    expect(clothes).toEqual(clothesWords);
    expect(args).toContain('journeys/buy-standard.spec.ts');
    expect(args.filter((file) => !existsSync(join(__dirname, '..', file)))).toEqual([]);
  });

  it('takes the named variants and journeys, and passes other arguments on', () => {
    expect(
      wornBy('journeys/extend.spec.ts', '--clothes', 'flags-Y-and-N,other-names', '--workers=1'),
    ).toEqual({
      clothes: ['flags-Y-and-N', 'other-names'],
      args: ['journeys/extend.spec.ts', '--workers=1'],
    });
  });

  it('returns nothing without the flag, and refuses an unknown variant', () => {
    expect(wornBy('journeys/extend.spec.ts')).toBeNull();
    expect(() => wornBy('--clothes', 'pyjamas')).toThrow('--clothes takes all');
    expect(() => wornBy('--clothes')).toThrow('--clothes takes all');
  });
});
