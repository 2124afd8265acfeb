import { useLocation, useNavigate } from '@shared/router';

/**
 * Returns one value of the query and its setter, which replaces the history entry. A reload shows the same tab, and
 * Back leaves the page.
 */
export function useQueryChoice(name: string): [string | null, (value: string) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const choose = (value: string) => {
    query.set(name, value);
    void navigate(`${pathname}?${query}`, { replace: true });
  };
  return [query.get(name), choose];
}
