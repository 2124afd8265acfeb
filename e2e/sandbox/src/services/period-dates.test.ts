import { addDays, daysBetween, plainDate } from '@shared/domain/calendar';
import { serviceRows } from '@shared/domain/testing/vectors/service';
import fc from 'fast-check';
import { extensionPeriod, insuranceStart, periodAfterApproval } from './period-dates';

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
