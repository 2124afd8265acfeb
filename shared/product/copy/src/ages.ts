import { type AgeSpan, ageSpans } from '@shared/domain/age-spans';
import type { AgeBand } from '@shared/domain/vehicle-age';

/** Returns the ages as a Korean phrase. Example: '등록 후 5년이 지나고 8년이 안 된 차량'. Source: HOME-011, CONST-014. */
export const agesText = (bands: readonly AgeBand[]): string =>
  ageSpans(bands).map(spanText).join(', ') || '없음';

function spanText({ from, below }: AgeSpan): string {
  const isOpen = below === Number.POSITIVE_INFINITY;
  if (from === 0) return isOpen ? '모든 차량' : `등록 후 ${timeText(below)}이 안 된 차량`;
  const passed = `등록 후 ${timeText(from)}이 지`;
  return isOpen ? `${passed}난 차량` : `${passed}나고 ${timeText(below)}이 안 된 차량`;
}

/** Returns a number of months as a Korean phrase. Examples: '5년', '1년 7개월', '3개월'. */
export function timeText(months: number): string {
  const parts = [
    [Math.floor(months / MONTHS_OF_YEAR), '년'],
    [months % MONTHS_OF_YEAR, '개월'],
  ] as const;
  const said = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count}${unit}`);
  return said.join(' ') || '한 달 미만';
}
const MONTHS_OF_YEAR = 12;
