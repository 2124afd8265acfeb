import { useSearchParams } from '@shared/router';

/** One value of the address's query and how to replace it: a reload shows the same tab, Back leaves the page. */
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
