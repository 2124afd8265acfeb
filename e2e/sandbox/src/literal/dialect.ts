import { type ExtraName, extraNames } from '@shared/config/backend-extras';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { On } from './names';

/** How the backend speaks with one browser: which extras it has beyond the documents. Source: A-76. */
export type Dialect = {
  extras: On;
  /** Takes and gives names that no table has, as it did before the tables were taken by their word. */
  isExtended: boolean;
};

export type Dialects = {
  /** Of everybody who chose nothing. */
  usual(): Dialect;
  /** @throws {RangeError} a name nobody knows */
  choose(text: string): void;
  /** Back to what the process was started with. */
  release(): void;
  of(c: Context): Dialect;
};

/** A browser's own, like its device: two testers on one sandbox do not meet. */
export const EXTRAS_COOKIE = 'sandbox_extras';

export const EXTENDED = 'extended';

const allExtras: On = new Set(extraNames);

/** Reads `all`, `none`, or names with a comma or plus between. @throws {RangeError} a name nobody knows */
export function readDialect(text: string): Dialect {
  if (text === EXTENDED) return { extras: allExtras, isExtended: true };
  if (text === 'all') return { extras: allExtras, isExtended: false };
  const words = text === 'none' ? [] : text.split(/[,+]/).filter(Boolean);
  const unknown = words.find((word) => !isExtra(word));
  if (unknown !== undefined) throw new RangeError(`${unknown} is no extra of the backend`);
  return { extras: new Set(words.filter(isExtra)), isExtended: false };
}

const isExtra = (word: string): word is ExtraName => extraNames.some((name) => name === word);

/** As `readDialect` reads it, without a comma: a scenario has commas of its own. */
export function writeDialect({ extras, isExtended }: Dialect): string {
  if (isExtended) return EXTENDED;
  if (extras.size === extraNames.length) return 'all';
  return extras.size === 0 ? 'none' : [...extras].join('+');
}

export function openDialects(start: string): Dialects {
  const first = readDialect(start);
  let usual = first;
  return {
    usual: () => usual,
    choose: (text) => {
      usual = readDialect(text);
    },
    release: () => {
      usual = first;
    },
    of: (c) => chosen(getCookie(c, EXTRAS_COOKIE)) ?? usual,
  };
}

/** A cookie of an older sandbox may name what is gone. */
function chosen(cookie: string | undefined): Dialect | undefined {
  try {
    return cookie === undefined ? undefined : readDialect(cookie);
  } catch {
    return undefined;
  }
}
