import { parseJson } from '@shared/api/safe-json';

/**
 * What an earlier release kept on the phone, under the names its parts have now. A quote inside a value is escaped, so
 * only names are found.
 */
export const withNamesOfNow = (text: string): string =>
  text.replaceAll('"chassisNumber":', '"vin":').replaceAll(/"seller(Id)?":/g, '"dealer$1":');

/** The same for what was not kept as text. */
export const valueWithNamesOfNow = (kept: unknown): unknown =>
  parseJson(withNamesOfNow(JSON.stringify(kept ?? null)));
