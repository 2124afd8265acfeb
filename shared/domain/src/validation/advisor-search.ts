/** Half-typed syllables are letters too, so a search does not lose what is being typed. Source: A-61. */
const DROPPED = /[^A-Za-z0-9_\-가-힣ㄱ-ㅎㅏ-ㅣ]/g;
const LONGEST = 30;
const MOST_SUGGESTIONS = 8;

/** Korean and Latin letters, digits, underscore and hyphen stay. Source: PAY-024. */
export const cleanAdvisorSearch = (typed: string): string =>
  typed.slice(0, LONGEST).normalize('NFC').replace(DROPPED, '');

/** Source: PAY-025. */
export const suggestions = <T>(found: readonly T[]): readonly T[] =>
  found.slice(0, MOST_SUGGESTIONS);
