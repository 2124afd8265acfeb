/** Words on a screen: all of them, or a pattern among them. */
export type Words = string | RegExp;

/** What is looked for: by its role and accessible name, or by the text a customer reads. */
export type Query = {
  role: string;
  name?: Words | undefined;
  /** The part of the screen it is in; without one the topmost popup, else the page. */
  within?: Query | undefined;
  /** Which of several, from 0; without it there must be one alone. */
  nth?: number | undefined;
};

/** As a query travels into the page, where no pattern arrives. */
export type Sent = {
  role: string;
  name?: string | { source: string; flags: string };
  within?: Sent;
  nth?: number;
};

/** Text is no role of its own: the innermost element that reads so. */
export const TEXT = 'text';
/** What is written into, whatever its kind; and what takes a file. */
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
