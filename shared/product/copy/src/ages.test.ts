import { bandsOf } from '@shared/domain/tier';
import { agesText, timeText } from './ages';

describe('age texts', () => {
  it.each([
    [bandsOf('STANDARD'), '등록 후 5년이 지난 차량'],
    [bandsOf('POWER TRAIN'), '등록 후 5년이 지나고 8년이 안 된 차량'],
    [[0, 1] as const, '등록 후 5년이 안 된 차량'],
    [[0, 7] as const, '등록 후 4년이 안 된 차량, 등록 후 10년이 지난 차량'],
    [[], '없음'],
  ])('formats %j as “%s” [HOME-011, CONST-014]', (bands, text) => {
    expect(agesText(bands)).toBe(text);
  });

  it.each([
    [19, '1년 7개월'],
    [60, '5년'],
    [7, '7개월'],
    [0, '한 달 미만'],
  ])('formats %i months as “%s”', (months, text) => {
    expect(timeText(months)).toBe(text);
  });
});
