import { addMonths, type PlainDate, wholeMonths } from './calendar';
import { type AgeBand, bandRange } from './vehicle-age';

/** A span of whole months since first registration: at least `from` and less than `below`. */
export type AgeSpan = { from: number; below: number };

/**
 * Returns the age spans of these bands and joins neighbouring ones. An age includes the current month. Source:
 * CONST-014, STATE-011.
 */
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

/** Returns the first day after `today` on which the age of the vehicle is allowed. Source: HOME-011. */
export function nextDayOfAge(
  bands: readonly AgeBand[],
  registeredOn: PlainDate,
  today: PlainDate,
): PlainDate | undefined {
  const age = wholeMonths(registeredOn, today);
  const next = ageSpans(bands).find(({ from }) => from > age);
  return next && addMonths(registeredOn, next.from);
}
