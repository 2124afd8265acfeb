import type { RouteName } from '@shared/routes/routes';

/**
 * Remembers where each visit of a page came from. The route guard asks once per history entry, so an allowed navigation
 * stays allowed when the page renders again, changes its query, or is revisited. A reload is a direct entry.
 * Source: GUARD-011, A-07.
 */
export type Visits = {
  /** Returns the page shown before this entry, or `undefined` for a direct entry. */
  arrive: (entry: string, name: RouteName) => RouteName | undefined;
  /** The route guard allowed the visitor. The next visit comes from this page. */
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
