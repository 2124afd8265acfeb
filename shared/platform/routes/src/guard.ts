import { type RouteName, routes } from './routes';

export type Visit = {
  to: RouteName;
  /** The current page, or undefined for a direct entry. */
  from: RouteName | undefined;
  /** vtg_id of the query. An empty value counts as missing. Source: GUARD-003. */
  vtgId: string | undefined;
  /** True in the native app, in developer mode, or with a listed test account. Source: GUARD-005, A-09. */
  trusted: boolean;
};

export type GuardSettings = {
  /** Pages that may lead to a page which refuses direct links. Source: GUARD-011, A-07. */
  handoffs: Partial<Record<RouteName, readonly RouteName[]>>;
  /** Pages that are missing in the lists but needed on the web. Source: GUARD-010, A-05, A-06. */
  extraOpen: readonly RouteName[];
};

/** `stay`: the visitor comes from NotApp, so no redirect follows (it would be a loop). Source: GUARD-007, A-10. */
export type Verdict = 'allow' | 'to-not-app' | 'stay';

/** Returns whether a visitor may see a page. The right to act is checked again at the action. Source: GUARD-001…011. */
export function mayOpen({ to, from, vtgId, trusted }: Visit, settings: GuardSettings): Verdict {
  const { web } = routes[to];
  const hasVtgId = vtgId !== undefined && vtgId !== '';
  const isHandedOn = from !== undefined && settings.handoffs[from]?.includes(to) === true;
  const isOpen =
    trusted ||
    web === 'open' ||
    (web === 'with-vtg-id' && hasVtgId) ||
    isHandedOn ||
    settings.extraOpen.includes(to);
  if (isOpen) return 'allow';
  return from === 'NotApp' ? 'stay' : 'to-not-app';
}
