/** Letters that a camera reads instead of a digit. */
const meant: Readonly<Record<string, string>> = { O: '0', I: '1' };

/**
 * Returns the VIN with digits in place of look-alike letters, or `undefined` when it has none. It is only offered and
 * never applied automatically. Source: A-63, VALID-010.
 */
export function lookAlike(vin: string): string | undefined {
  const other = vin.replace(/[OI]/g, (letter) => meant[letter] ?? letter);
  return other === vin ? undefined : other;
}
