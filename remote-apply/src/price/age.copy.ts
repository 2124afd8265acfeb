import { type AgeBand, bandRange } from '@shared/domain/vehicle-age';

/** '61~72개월, 73~84개월', '121개월 이상'. Source: HOME-011, CONST-014. */
export const agesText = (bands: readonly AgeBand[]): string => bands.map(ageText).join(', ');

function ageText(band: AgeBand): string {
  const { from, to } = bandRange(band);
  return to === Number.POSITIVE_INFINITY ? `${from}개월 이상` : `${from}~${to}개월`;
}
