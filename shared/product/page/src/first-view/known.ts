import type { Answers } from '@shared/api/ahead/start';
import type { Ahead } from '@shared/api/ask-ahead';
import type { Visitor } from '@shared/api/visitor';
import type { Values } from '@shared/prerender/build-tree';

/** Facts about a visit before React runs. */
export type Known = Answers & {
  /** Path of the address, with /app. */
  path: string;
  query: URLSearchParams;
  /** Day in Korea by the device's clock, YYYY-MM-DD. */
  day: string;
  /** Where the page runs, and the known user. */
  visitor: Visitor;
};

/**
 * Returns the content of the slots for this visit, or `undefined` when the template differs from what the page will
 * show. Then the skeleton stays.
 */
export type Fill<Place extends string> = (
  known: Known,
) => (Values & Readonly<Record<Place, Values[string]>>) | undefined;

/**
 * Returns requests that a prefetched response makes possible. Each is sent once, and its response stays available to
 * the API client.
 */
export type Next = (known: Known) => readonly Ahead[];
