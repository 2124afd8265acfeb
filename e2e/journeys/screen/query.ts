/** Text on a screen: the whole text, or a pattern. */
export type Words = string | RegExp;

/** A search by role and accessible name, or by visible text. */
export type Query = {
  role: string;
  name?: Words | undefined;
  /** The part of the screen to search. The default is the topmost popup or, without one, the page. */
  within?: Query | undefined;
  /** Index of the match, from 0. Without it there must be exactly one match. */
  nth?: number | undefined;
};

/** A query as sent to the page, without regular expressions. */
export type Sent = {
  role: string;
  name?: string | { source: string; flags: string };
  within?: Sent;
  nth?: number;
};

/** Pseudo role for text. It matches the innermost element with that text. */
export const TEXT = 'text';
/** Pseudo roles for text inputs of any kind and for file inputs. */
export const FIELD = 'field';
export const FILE = 'file';

export function sent({ role, name, within, nth }: Query): Sent {
  return {
    role,
    ...(name !== undefined && {
      name: name instanceof RegExp ? { source: name.source, flags: name.flags } : name,
    }),
    ...(within && { within: sent(within) }),
    ...(nth !== undefined && { nth }),
  };
}

export const said = ({ role, name, within, nth }: Query): string =>
  [
    role,
    name !== undefined && `"${name}"`,
    nth !== undefined && `number ${nth + 1}`,
    within && `in ${said(within)}`,
  ]
    .filter(Boolean)
    .join(' ');
