import type { Counts } from './counts';

/**
 * Returns the confidence bounds of a rate. They hold at all times together, with a chance of error of at most `error`.
 * A rate is outside if the counts are more than 1 / error times likelier under the mixture of all rates (uniform prior,
 * Ville's inequality) than under this rate.
 */
export function boundsOf({ visits, failed }: Counts, error: number): { low: number; high: number } {
  if (visits === 0) return { low: 0, high: 1 };
  const mixture = logBeta(failed + 1, visits - failed + 1);
  const isOut = (rate: number) =>
    mixture - (times(failed, rate) + times(visits - failed, 1 - rate)) > Math.log(1 / error);
  const seen = failed / visits;
  return { low: edge(0, seen, isOut), high: edge(1, seen, isOut) };
}

const times = (count: number, rate: number) => (count === 0 ? 0 : count * Math.log(rate));

/** Returns the bound between an impossible rate (`out`) and a possible one (`inside`), by bisection. */
function edge(out: number, inside: number, isOut: (rate: number) => boolean): number {
  if (!isOut(out)) return out;
  let [far, near] = [out, inside];
  for (let step = 0; step < 40; step += 1) {
    const middle = (far + near) / 2;
    if (isOut(middle)) far = middle;
    else near = middle;
  }
  return far;
}

const logBeta = (a: number, b: number): number => logGamma(a) + logGamma(b) - logGamma(a + b);

/**
 * Returns the logarithm of the gamma function by Stirling's series, with 13 digits. Below 8, uses Γ(x + 1) = x Γ(x).
 */
function logGamma(x: number): number {
  if (x < 8) return logGamma(x + 1) - Math.log(x);
  const inverse = 1 / (x * x);
  const series = 1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse / 1680));
  return (x - 0.5) * Math.log(x) - x + 0.5 * Math.log(2 * Math.PI) + series / x;
}
