import { routeNames } from '@shared/routes/routes';
import { failureCode } from './failure-code';

describe('failureCode', () => {
  it('returns four digits that name the phase and the page', () => {
    expect(failureCode('load', 'SubscGuide')).toBe('7001');
    expect(failureCode('draw', 'SubscGuide')).toBe('8001');
    expect(failureCode('load', 'Subsc')).toBe('7014');
  });

  it('returns another code for every page and phase', () => {
    const codes = routeNames.flatMap((name) => [
      failureCode('load', name),
      failureCode('draw', name),
    ]);

    expect(new Set(codes).size).toBe(2 * routeNames.length);
    expect(codes.filter((code) => !/^[78]\d{3}$/.test(code))).toEqual([]);
  });
});
