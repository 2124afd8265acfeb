/** Letters a camera reads where a digit stands. */
const meant: Readonly<Record<string, string>> = { O: '0', I: '1' };

/**
 * The VIN with digits in place of look-alike letters, to be offered and never applied by itself: O and I
 * are allowed in a VIN. `undefined` when there is nothing to offer. Source: A-63, VALID-010.
 */
export function lookAlike(vin: string): string | undefined {
  const other = vin.replace(/[OI]/g, (letter) => meant[letter] ?? letter);
  return other === vin ? undefined : other;
}
