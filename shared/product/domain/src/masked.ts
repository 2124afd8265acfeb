/** Returns the name with only its first and last syllable, or the first of two: 홍*동, 이*. Source: A-86. */
export function maskedName(name: string): string {
  const letters = [...name.trim()];
  const [first = '', ...rest] = letters;
  const last = letters.length > 2 ? (letters.at(-1) ?? '') : '';
  return first + '*'.repeat(Math.max(0, rest.length - last.length)) + last;
}

/** Returns the plate with its last four characters hidden: 12가3456 → 12가****. A shorter plate is hidden completely. */
export const maskedPlate = (plate: string): string => lastHidden(plate.trim(), 4);

/** Returns the VIN with only its maker and last four characters: WBA**********0001. */
export const maskedVin = (vin: string): string => {
  const whole = vin.trim();
  const start = Math.min(3, whole.length);
  const end = whole.length > 8 ? 4 : 0;
  return (
    whole.slice(0, start) + '*'.repeat(whole.length - start - end) + whole.slice(whole.length - end)
  );
};

/** Replaces the last `count` characters by stars, or all of a shorter text. */
const lastHidden = (text: string, count: number): string =>
  text.length > count ? text.slice(0, -count) + '*'.repeat(count) : '*'.repeat(text.length);
