import { href, type Query } from '@shared/routes/href';
import type { ApplyPage, Stop } from './flow';

/** Query keys of the terms page and of the package page that follows it. Source: APPLY-003, 006. */
const choiceKeys = ['pkg', 'vehicle', 'date', 'term'] as const;
const withChoice: readonly ApplyPage[] = ['SubscApplyTerm', 'SubscApplyPkg'];

/**
 * Returns the address of a stop for a customer who comes from the page `from`. It holds the step, the vtg_id that the
 * route guard of the web requires, and the same query for the terms page and the package page. It holds no personal
 * data beyond the required vtg_id. Source: APPLY-006, A-13, A-70.
 */
export function stopAddress(
  stop: Stop,
  from: ApplyPage | undefined,
  query: URLSearchParams,
): string {
  const keepsChoice =
    from !== undefined && withChoice.includes(from) && withChoice.includes(stop.page);
  const choice = keepsChoice ? choiceKeys.map((key) => [key, query.get(key) ?? undefined]) : [];
  const kept: Query = { ...Object.fromEntries(choice), vtg_id: query.get('vtg_id') ?? undefined };
  return href(stop.page, { query: { ...kept, step: stop.step } });
}

/** Returns the page that the customer came from, as the flow saved it in the history entry. */
export function cameFrom(state: unknown): string | undefined {
  const from: unknown =
    typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' ? from : undefined;
}
