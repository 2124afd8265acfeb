import { plainDate } from './calendar';
import { expectedStart, INSURANCE_WAITING_DAYS, periodFrom } from './service-period';

describe('periodFrom', () => {
  it('lasts 12 months until the day before [CONST-002]', () => {
    expect(periodFrom(plainDate('2026-03-01')).stopsOn).toBe('2027-02-28');
    expect(periodFrom(plainDate('2027-03-01')).stopsOn).toBe('2028-02-29');
    expect(periodFrom(plainDate('2026-01-01')).stopsOn).toBe('2026-12-31');
  });
});

describe('expectedStart', () => {
  it('is the day after the last business day of the approval [CONST-001, CONST-002]', () => {
    expect(expectedStart(plainDate('2026-11-18'), 2)).toBe('2026-11-21');
    expect(expectedStart(plainDate('2026-11-20'), 2)).toBe('2026-11-25');
  });
});

it('INSURANCE_WAITING_DAYS is 30 [CONST-003]', () => {
  expect(INSURANCE_WAITING_DAYS).toBe(30);
});
