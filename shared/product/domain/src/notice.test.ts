import { noticeRows } from '../testing/vectors/notice';
import { isNoticeShown } from './notice';

const never = () => undefined;
const WINDOW = { from: '2022-12-23T10:00', to: '2023-01-01T23:59' };
const korean = (local: string) => new Date(`${local}+09:00`);
const shown = (now: string, dismissedAt?: string) =>
  isNoticeShown(WINDOW, korean(now), () =>
    dismissedAt === undefined ? undefined : korean(dismissedAt),
  );

describe('isNoticeShown', () => {
  it.each(noticeRows)(
    '$id: at $now, dismissed at $dismissedAt: $shown [NOTICE-002, NOTICE-003, NOTICE-005]',
    (row) => {
      expect(shown(row.now, row.dismissedAt)).toBe(row.shown);
    },
  );

  it('opens at 10:00 and closes at the end of the minute 23:59 [NOTICE-002]', () => {
    expect(shown('2022-12-23T09:59:59.999')).toBe(false);
    expect(shown('2022-12-23T10:00:00')).toBe(true);
    expect(shown('2023-01-01T23:59:00')).toBe(true);
    expect(shown('2023-01-01T23:59:59.999')).toBe(true);
    expect(shown('2023-01-02T00:00:00')).toBe(false);
  });

  it('uses Korean time, not the time of the device [NOTICE-002]', () => {
    expect(isNoticeShown(WINDOW, new Date('2022-12-23T01:00:00Z'), never)).toBe(true);
    expect(isNoticeShown(WINDOW, new Date('2022-12-23T00:59:59Z'), never)).toBe(false);
    expect(isNoticeShown(WINDOW, new Date('2023-01-01T15:00:00Z'), never)).toBe(false);
  });

  it('hides the notice for 24 hours after it was dismissed [NOTICE-003]', () => {
    expect(shown('2022-12-25T12:00:00', '2022-12-25T12:00:00')).toBe(false);
    expect(shown('2022-12-26T11:59:59.999', '2022-12-25T12:00:00')).toBe(false);
  });

  it('shows it again after exactly 24 hours within the window [NOTICE-004]', () => {
    expect(shown('2022-12-26T12:00:00', '2022-12-25T12:00:00')).toBe(true);
  });

  it('never shows it outside the window [NOTICE-005]', () => {
    expect(shown('2023-01-03T12:00:00')).toBe(false);
    expect(shown('2023-01-03T12:00:00', '2023-01-01T12:00:00')).toBe(false);
    expect(shown('2022-12-22T12:00:00', '2022-12-20T12:00:00')).toBe(false);
  });

  it('uses the configured window, and never opens for an invalid one', () => {
    const now = korean('2026-11-20T12:00');
    expect(isNoticeShown({ from: '2026-11-20T12:00', to: '2026-11-20T12:00' }, now, never)).toBe(
      true,
    );
    expect(isNoticeShown({ from: '', to: '2026-11-20T12:00' }, now, never)).toBe(false);
    expect(isNoticeShown({ from: '2026-11-20T12:00', to: 'later' }, now, never)).toBe(false);
  });
});
