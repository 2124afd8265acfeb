import { landingAddress } from './landing-addresses';
import { seeded } from './random';

const own = { id: 'S1', number: '1120120000', vin: 'WBA00000000000001' };
const known = { ownVtgId: 'V1', own, others: ['S2'] } as const;

describe('generated landing addresses', () => {
  it('include forged, cut, polluting and foreign ones, and are the same for the same seed', () => {
    const list = (seed: number) => {
      const random = seeded(seed);
      return Array.from({ length: 300 }, () => landingAddress(random, known));
    };
    const all = list(1).join('\n');

    expect(list(1)).toEqual(list(1));
    for (const part of [
      '__proto__',
      'script%3E',
      'S1',
      'S2',
      '1120120000',
      'state=50',
      'vtg_id=V1',
    ])
      expect(all).toContain(part);
    expect(new Set(list(1)).size).toBeGreaterThan(280);
  });
});
