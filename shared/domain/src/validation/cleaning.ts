/** Anything but letters, digits, Hangul and blanks is special. Source: VALID-011, A-63. */
const SPECIAL = /[^\p{L}\p{N}\s]/gu;
const BLANKS = /\s/gu;

/** No text the product asks for is longer; what comes after is not read. */
const LONGEST = 100;

/** Syllables typed or recognised in parts are put together first. */
export const withoutSpecial = (text: string): string =>
  text.slice(0, LONGEST).normalize('NFC').replace(SPECIAL, '');

const SPECIAL_IN_MODEL = /[^\p{L}\p{N}\s.-]/gu;

/** A model's name keeps its dot and its hyphen. Source: VALID-011, A-86. */
export const withoutSpecialInModel = (text: string): string =>
  text.slice(0, LONGEST).normalize('NFC').replace(SPECIAL_IN_MODEL, '');

/** Source: VALID-014. */
export const withoutSpecialAndBlanks = (text: string): string =>
  withoutSpecial(text).replace(BLANKS, '');
