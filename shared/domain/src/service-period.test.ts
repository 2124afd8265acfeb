import { plainDate } from './calendar';
import { periodFrom } from './service-period';

describe('periodFrom', () => {
  it('lasts 12 months until the day before [CONST-002]', () => {
    expect(periodFrom(plainDate('2026-03-01')).stopsOn).toBe('2027-02-28');
    expect(periodFrom(plainDate('2027-03-01')).stopsOn).toBe('2028-02-29');
    expect(periodFrom(plainDate('2026-01-01')).stopsOn).toBe('2026-12-31');
  });
});
