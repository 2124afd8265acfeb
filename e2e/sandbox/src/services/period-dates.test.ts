import { plainDate } from '@shared/domain/calendar';
import { serviceRows } from '@shared/domain/testing/vectors/service';
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
});
