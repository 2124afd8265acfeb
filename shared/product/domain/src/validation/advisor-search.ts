import { cleanCode } from '@shared/text/clean-text';

/** Unfinished syllables are letters too, so that a search keeps text that is still being typed. Source: A-61. */
const DROPPED = /[^A-Za-z0-9_\-가-힣ㄱ-ㅎㅏ-ㅣ]/g;
const LONGEST = 30;
const MOST_SUGGESTIONS = 8;

/** Returns the text with only Korean and Latin letters, digits, underscore and hyphen. Source: PAY-024. */
export const cleanAdvisorSearch = (typed: string): string =>
  cleanCode(typed).replace(DROPPED, '').slice(0, LONGEST);

/** Returns the first suggestions. Source: PAY-025. */
export const suggestions = <T>(found: readonly T[]): readonly T[] =>
  found.slice(0, MOST_SUGGESTIONS);
