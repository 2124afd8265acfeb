import { type ClothingName, clothingNames } from '@shared/api/testing/clothes';
import { type ExtraName, extraNames } from '@shared/config/backend-extras';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { On } from './names';

/** How the backend answers one browser: its optional extensions and the response variant. Source: A-76. */
export type Dialect = {
  extras: On;
  /** How JSON values are written, because the documents define no JSON types. Source: A-82. */
  clothing?: ClothingName | undefined;
};

export type Dialects = ReturnType<typeof openDialects>;

/** Cookies for the settings of one browser, so that two testers on one sandbox do not disturb each other. */
export const EXTRAS_COOKIE = 'sandbox_extras';
export const CLOTHES_COOKIE = 'sandbox_clothes';

const allExtras: On = new Set(extraNames);

/** Reads `all`, `none`, or names separated by a comma or a plus sign. @throws {RangeError} for an unknown name. */
export function readDialect(text: string): Dialect {
  if (text === 'all') return { extras: allExtras };
  const words = text === 'none' ? [] : text.split(/[,+]/).filter(Boolean);
  const unknown = words.find((word) => !isExtra(word));
  if (unknown !== undefined) throw new RangeError(`${unknown} is no extra of the backend`);
  return { extras: new Set(words.filter(isExtra)) };
}

const isExtra = (word: string): word is ExtraName => extraNames.some((name) => name === word);

/** Writes the text that `readDialect` reads, without commas, because a scenario is separated by commas. */
export function writeDialect({ extras }: Dialect): string {
  if (extras.size === extraNames.length) return 'all';
  return extras.size === 0 ? 'none' : [...extras].join('+');
}

/** Returns the name of a response variant as written in an address: `flags-1-and-0`. */
const wordOf = (clothing: ClothingName): string =>
  clothing.replaceAll(/"(\w+)"/g, 'text $1').replaceAll(/\W+/g, '-');

export const clothesWords: readonly string[] = clothingNames.map(wordOf);

export const writeClothing = (clothing: ClothingName | undefined): string =>
  clothing ? wordOf(clothing) : 'none';

/** @throws {RangeError} an unknown name */
export function readClothing(text: string): ClothingName | undefined {
  if (text === 'none') return undefined;
  const found = clothingNames.find((name) => name === text || wordOf(name) === text);
  if (found === undefined) throw new RangeError(`${text} is no clothing of an answer`);
  return found;
}

export function openDialects(extras: string, clothes = 'none') {
  const first = { ...readDialect(extras), clothing: readClothing(clothes) };
  let usual: Dialect = first;
  return {
    usual: () => usual,
    /** @throws {RangeError} an unknown name */
    choose: (text: string) => {
      usual = { ...readDialect(text), clothing: usual.clothing };
    },
    /** Sets the response variant of all answers, or `none`. @throws {RangeError} for an unknown name. */
    dressIn: (text: string) => {
      usual = { ...usual, clothing: readClothing(text) };
    },
    release: () => {
      usual = first;
    },
    of: (c: Context): Dialect => ({
      ...(chosen(getCookie(c, EXTRAS_COOKIE), readDialect) ?? usual),
      clothing: chosen(getCookie(c, CLOTHES_COOKIE), readClothing) ?? usual.clothing,
    }),
  };
}

/**
 * Reads a cookie. Returns undefined for an unknown name, because a cookie of an older sandbox may contain a removed
 * one.
 */
function chosen<Of>(cookie: string | undefined, read: (text: string) => Of): Of | undefined {
  try {
    return cookie === undefined ? undefined : read(cookie);
  } catch {
    return undefined;
  }
}
