import { codeWhileTyping } from '@shared/text/clean-text';

/** Everything except letters, digits, Hangul and blanks is special. Source: VALID-011, A-63. */
const SPECIAL = /[^\p{L}\p{N}\s]/gu;
const BLANKS = /\s/gu;

/** Maximum number of characters that are read. No field needs a longer text. */
const LONGEST = 100;

const start = (text: string): string => codeWhileTyping(text.slice(0, LONGEST));

export const withoutSpecial = (text: string): string => start(text).replace(SPECIAL, '');

const SPECIAL_IN_MODEL = /[^\p{L}\p{N}\s.-]/gu;

/** Removes special characters, but keeps the dot and hyphen of a model name. Source: VALID-011, A-86. */
export const withoutSpecialInModel = (text: string): string =>
  start(text).replace(SPECIAL_IN_MODEL, '');

/** Removes special characters and blanks. Source: VALID-014. */
export const withoutSpecialAndBlanks = (text: string): string =>
  withoutSpecial(text).replace(BLANKS, '');
