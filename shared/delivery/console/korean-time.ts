const format = new Intl.DateTimeFormat('ko-KR', {
  timeZone: 'Asia/Seoul',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Returns `11. 23. 14:05` in Korean time. Returns an invalid time unchanged. */
export function koreanTime(at: string | number): string {
  const time = new Date(at);
  return Number.isNaN(time.getTime()) ? String(at) : format.format(time);
}
