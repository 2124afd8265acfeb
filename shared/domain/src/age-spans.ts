import { addMonths, type PlainDate, wholeMonths } from './calendar';
import { type AgeBand, bandRange } from './vehicle-age';

/** Whole months since first registration: `from` of them have passed, and `below` have not. */
export type AgeSpan = { from: number; below: number };

/** The ages of these bands, neighbours together. An age counts the month that has begun. Source: CONST-014, STATE-011. */
export function ageSpans(bands: readonly AgeBand[]): readonly AgeSpan[] {
  const spans: AgeSpan[] = [];
  for (const band of bands) {
    const { from, to } = bandRange(band);
    const last = spans.at(-1);
    if (last?.below === from - 1) last.below = to;
    else spans.push({ from: Math.max(0, from - 1), below: to });
  }
  return spans;
}

/** The first day after `today` on which the vehicle comes into one of these ages. Source: HOME-011. */
export function nextDayOfAge(
  bands: readonly AgeBand[],
  registeredOn: PlainDate,
  today: PlainDate,
): PlainDate | undefined {
  const age = wholeMonths(registeredOn, today);
  const next = ageSpans(bands).find(({ from }) => from > age);
  return next && addMonths(registeredOn, next.from);
}
