import { inspectionRows } from '../../testing/vectors/insp';
import { plainDate } from '../calendar';
import { parseInspectionDate } from './inspection-date';

const TODAY = plainDate('2026-11-20');

describe('inspection sheets', () => {
  it.each(inspectionRows)('$id: of $sheetDate counts: $ok [PHOTO-003]', ({ sheetDate, ok }) => {
    expect(parseInspectionDate(plainDate(sheetDate), TODAY).ok).toBe(ok);
  });

  it('are valid from the same day two years ago up to today [PHOTO-003]', () => {
    expect(parseInspectionDate(plainDate('2024-11-20'), TODAY)).toEqual({
      ok: true,
      value: '2024-11-20',
    });
    expect(parseInspectionDate(plainDate('2024-11-19'), TODAY)).toEqual({
      ok: false,
      error: 'inspection-out-of-date',
    });
    expect(parseInspectionDate(plainDate('2026-11-21'), TODAY)).toEqual({
      ok: false,
      error: 'inspection-out-of-date',
    });
  });
});
