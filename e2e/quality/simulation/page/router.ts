/** The library of the router, over the history of the simulated tab. The facade `@shared/router` runs unchanged. */
import type { Entry, Simulated } from '../phone/simulated';

const here = (): Simulated => globalThis.simulated;
const BASE = '/app';

export function useLocation() {
  const { address, state } = here().history.entry();
  const { pathname, search, hash } = new URL(address);
  return { pathname: pathname.slice(BASE.length) || '/', search, hash, state, key: address };
}
export const useSearchParams = () =>
  [new URL(here().history.entry().address).searchParams] as const;
export const useParams = () => ({});
export const useHref = (to: string): string => BASE + to;
export const useNavigationType = (): string => 'PUSH';
export const useNavigate =
  () =>
  (to: string | number, { replace, state }: Partial<Entry> & { replace?: boolean } = {}): void => {
    if (typeof to === 'number') here().history.go(to);
    else here().history.navigate({ address: here().origin + BASE + to, state }, replace === true);
  };
export const BrowserRouter = 'BrowserRouter';
export const Navigate = 'Navigate';
export const Route = 'Route';
export const Routes = 'Routes';
