import type { Counts } from '../judge/counts';

/** Returns for example `5.3 %` with a non-breaking space. Rates below 1 % have two decimals. */
export function percent(rate: number): string {
  const shown = 100 * rate;
  return `${shown.toFixed(shown > 0 && shown < 1 ? 2 : 1)}\u00a0%`;
}

export const rateOf = ({ visits, failed }: Counts): number => (visits === 0 ? 0 : failed / visits);

/** Returns for example `1,234`. */
export const whole = (number: number): string => Math.round(number).toLocaleString('ko-KR');
