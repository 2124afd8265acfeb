import type { Answers } from '@shared/api/ahead/start';
import type { Ahead } from '@shared/api/ask-ahead';
import type { Visitor } from '@shared/api/visitor';
import type { Values } from './build-tree';

/** What a start knows of a visit before React is here. */
export type Known = Answers & {
  /** Of the address, with /app. */
  path: string;
  query: URLSearchParams;
  /** The Korean day by the device's clock, YYYY-MM-DD. */
  day: string;
  /** Where the page runs, and who is known here. */
  visitor: Visitor;
};

/**
 * What stands in the template's places for this visit, or `undefined` while the template is not what the page will show:
 * then the outline stays.
 */
export type Fill<Place extends string> = (
  known: Known,
) => (Values & Readonly<Record<Place, Values[string]>>) | undefined;

/** Calls that an early answer makes possible; each is sent once, and its answer stays for the page's client. */
export type Next = (known: Known) => readonly Ahead[];
