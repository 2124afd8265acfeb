/** First and last syllable stay, a name of two keeps its first: 홍*동, 이*. Source: A-86. */
export function maskedName(name: string): string {
  const letters = [...name.trim()];
  const [first = '', ...rest] = letters;
  const last = letters.length > 2 ? (letters.at(-1) ?? '') : '';
  return first + '*'.repeat(Math.max(0, rest.length - last.length)) + last;
}

/** 12가3456 → 12가****: the four digits that tell cars apart are hidden, and all of a plate that is shorter. */
export const maskedPlate = (plate: string): string => lastHidden(plate.trim(), 4);

/** The maker and the last four stay: WBA**********0001. */
export const maskedVin = (vin: string): string => {
  const whole = vin.trim();
  const start = Math.min(3, whole.length);
  const end = whole.length > 8 ? 4 : 0;
  return (
    whole.slice(0, start) + '*'.repeat(whole.length - start - end) + whole.slice(whole.length - end)
  );
};

/** The last `count` letters as stars, everything where there are not more of them. */
const lastHidden = (text: string, count: number): string =>
  text.length > count ? text.slice(0, -count) + '*'.repeat(count) : '*'.repeat(text.length);
