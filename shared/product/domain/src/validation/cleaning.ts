import { halfWidth } from '../written-day';

/** Everything except letters, digits, Hangul and blanks is special. Source: VALID-011, A-63. */
const SPECIAL = /[^\p{L}\p{N}\s]/gu;
const BLANKS = /\s/gu;

/** Maximum number of characters that are read. No field needs a longer text. */
const LONGEST = 100;

/** Composes syllables that were typed or recognised in parts, and converts full-width letters and digits. */
const composed = (text: string): string => halfWidth(text.slice(0, LONGEST).normalize('NFC'));

export const withoutSpecial = (text: string): string => composed(text).replace(SPECIAL, '');

const SPECIAL_IN_MODEL = /[^\p{L}\p{N}\s.-]/gu;

/** Removes special characters, but keeps the dot and hyphen of a model name. Source: VALID-011, A-86. */
export const withoutSpecialInModel = (text: string): string =>
  composed(text).replace(SPECIAL_IN_MODEL, '');

/** Removes special characters and blanks. Source: VALID-014. */
export const withoutSpecialAndBlanks = (text: string): string =>
  withoutSpecial(text).replace(BLANKS, '');
