/*
 * The only cleaning of typed, pasted and recognised text. A text that looks right is right: characters that nobody sees go,
 * and characters that look like others become those.
 */

/** A character, and invisible ones after it: format characters (soft hyphen, U+200B, U+2060) and Hangul fillers. */
const INVISIBLE = /([^\p{Cf}\p{DI}]?)([\p{Cf}\p{DI}]+)/gu;
/** Joiners and variants. They change what the character before them looks like. */
const JOINERS = /[\p{Join_C}\p{VS}]/gu;
/** Emoji and scripts that are written with joiners. Hangul and Latin never are. */
const TAKES_JOINERS =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{RI}\p{sc=Arabic}\p{sc=Deva}\p{sc=Beng}\p{sc=Taml}\p{sc=Sinh}\p{sc=Han}\p{sc=Mong}]/u;
/** Any blank, for example one that does not break, or one as wide as a syllable. */
const BLANK = /\p{Zs}/gu;

function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, (_, before: string, signs: string) =>
    TAKES_JOINERS.test(before) ? before + (signs.match(JOINERS) ?? []).join('') : before,
  );
}

/**
 * Returns a name or free text as people see it: syllables composed, usual blanks, nothing invisible, no blanks at the ends.
 * Keeps signs, full-width letters and joined emoji, because they may belong to it.
 */
export const cleanText = (text: string): string =>
  withoutInvisible(text).normalize('NFC').replace(BLANK, ' ').trim();

/** Everything except Hangul letters that stand alone. NFKC would make parts of syllables of them. */
const NO_LONE_LETTERS = /[^\u3130-\u318F]+/g;
/** Hyphens, dashes and the minus sign. */
const DASH = /[\p{Pd}\u2212]/gu;

/** Returns `cleanCode` without trimming, for a field whose text may go on after a blank. */
export const codeWhileTyping = (text: string): string =>
  withoutInvisible(text)
    .normalize('NFC')
    .replace(NO_LONE_LETTERS, (part) => part.normalize('NFKC'))
    .replace(BLANK, ' ')
    .replace(DASH, '-');

/**
 * Returns a code, plate, VIN, number, day or search text as it is meant. Letters, digits and signs of any width and style
 * become plain ones. Example: `'\u200bＶＩＰ\u2011７ '` becomes `'VIP-7'`.
 */
export const cleanCode = (text: string): string => codeWhileTyping(text).trim();
