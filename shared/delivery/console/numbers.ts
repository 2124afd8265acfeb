import type { Counts } from '../judge/counts';

/** `5.3 %`, never broken in two; below one in a hundred with two digits behind the point. */
export function percent(rate: number): string {
  const shown = 100 * rate;
  return `${shown.toFixed(shown > 0 && shown < 1 ? 2 : 1)}\u00a0%`;
}

export const rateOf = ({ visits, failed }: Counts): number => (visits === 0 ? 0 : failed / visits);

/** `1,234` */
export const whole = (number: number): string => Math.round(number).toLocaleString('ko-KR');
