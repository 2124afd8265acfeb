const LONGEST = 200;

/** Texts that a broken card page sends instead of a message. */
const EMPTY = /^(|null|undefined)$/i;
/** Control and format characters, half surrogates, and U+FFFD: the text was decoded with the wrong charset. */
const UNREADABLE = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029\uFFFD]/u;
/** '%ED%95%9C': not decoded. */
const ENCODED = /%[\da-f]{2}/i;
/** '&lt;', '&#54620;': escaped for HTML. */
const ENTITY = /&(#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i;

/**
 * Returns the card company's message as it may be shown, or `undefined` when it cannot be read.
 * At most 200 characters of plain text. Example: `' 한도 초과 '` becomes `'한도 초과'`. Source: A-88.
 */
export function cardMessage(text: string | null | undefined): string | undefined {
  const said = (text ?? '').trim();
  const isBroken = [EMPTY, UNREADABLE, ENCODED, ENTITY].some((fault) => fault.test(said));
  return isBroken ? undefined : [...said].slice(0, LONGEST).join('');
}
