import type { RouteName } from '@shared/routes/routes';

/**
 * Where each visit of a page came from. The route guard asks it once per history entry, so that a hand-off that was let
 * through still holds when the page is drawn again, changes its query, or is come back to. A reload is a direct entry.
 * Source: GUARD-011, A-07.
 */
export type Visits = {
  /** The page shown before this entry was reached, or undefined for a direct entry. */
  arrive: (entry: string, name: RouteName) => RouteName | undefined;
  /** The route guard let the visitor in: from here the next visit comes. */
  shown: (entry: string, name: RouteName) => void;
};

export function newVisits(): Visits {
  const origins = new Map<string, RouteName | undefined>();
  let last: { name: RouteName; from: RouteName | undefined } | undefined;
  return {
    arrive: (entry, name) => {
      if (!origins.has(entry)) origins.set(entry, last?.name === name ? last.from : last?.name);
      return origins.get(entry);
    },
    shown: (entry, name) => {
      last = { name, from: origins.get(entry) };
    },
  };
}
