import { useSearchParams } from '@shared/router';

/**
 * Returns one value of the query and its setter, which replaces the history entry. A reload shows the same tab, and
 * Back leaves the page.
 */
export function useQueryChoice(name: string): [string | null, (value: string) => void] {
  const [search, setSearch] = useSearchParams();
  const choose = (value: string) =>
    setSearch(
      (query) => {
        query.set(name, value);
        return query;
      },
      { replace: true },
    );
  return [search.get(name), choose];
}
