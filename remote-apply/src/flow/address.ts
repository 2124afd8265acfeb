import { href, type Query } from '@shared/routes/href';
import type { ApplyPage, Stop } from './flow';

/** Of the terms page and the package page behind it. Source: APPLY-003, 006. */
const choiceKeys = ['pkg', 'vehicle', 'date', 'term'] as const;
const withChoice: readonly ApplyPage[] = ['SubscApplyTerm', 'SubscApplyPkg'];

/**
 * Address of a stop, seen from `from`: its step, the vtg_id the web's route guard asks for, and between terms and package
 * the same query. Nothing personal but what the requirement puts there. Source: APPLY-006, A-13, A-70.
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

/** Page the history entry was reached from, as the flow noted it. */
export function cameFrom(state: unknown): string | undefined {
  const from: unknown =
    typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' ? from : undefined;
}
