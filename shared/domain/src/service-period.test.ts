import fc from 'fast-check';
import { serviceRows } from '../testing/vectors/service';
import { addDays, daysBetween, plainDate } from './calendar';
import { extensionPeriod, insuranceStart, periodAfterApproval, periodFrom } from './service-period';

describe('the service period', () => {
  it.each(serviceRows)(
    '$id: approved on $approvedOn it runs $startsOn to $stopsOn [CONST-002, EXT-007]',
    (row) => {
      const period = periodAfterApproval(plainDate(row.approvedOn));
      expect(period).toEqual({ startsOn: row.startsOn, stopsOn: row.stopsOn });
      expect(extensionPeriod(period.stopsOn).startsOn).toBe(row.extensionStartsOn);
    },
  );

  it.each(serviceRows)('$id: the insurance starts on $insuranceStartsOn [CONST-003]', (row) => {
    expect(insuranceStart(plainDate(row.approvedOn))).toBe(row.insuranceStartsOn);
  });

  it('lasts 12 months until the day before [CONST-002]', () => {
    expect(periodFrom(plainDate('2026-03-01')).stopsOn).toBe('2027-02-28');
    expect(periodFrom(plainDate('2027-03-01')).stopsOn).toBe('2028-02-29');
    expect(periodFrom(plainDate('2026-01-01')).stopsOn).toBe('2026-12-31');
  });

  it('starts the day after approval and leaves no gap before an extension [CONST-002, CONST-003, EXT-007]', () => {
    const days = fc
      .integer({ min: 0, max: 20_000 })
      .map((n) => addDays(plainDate('2020-01-01'), n));
    fc.assert(
      fc.property(days, (approvedOn) => {
        const period = periodAfterApproval(approvedOn);
        expect(daysBetween(approvedOn, period.startsOn)).toBe(1);
        expect([364, 365]).toContain(daysBetween(period.startsOn, period.stopsOn));
        expect(daysBetween(period.stopsOn, extensionPeriod(period.stopsOn).startsOn)).toBe(1);
        expect(daysBetween(approvedOn, insuranceStart(approvedOn))).toBe(30);
      }),
    );
  });
});
