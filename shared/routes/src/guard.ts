import { type RouteName, routes } from './routes';

export type Visit = {
  to: RouteName;
  /** The page the visitor stands on, or undefined for a direct entry. */
  from: RouteName | undefined;
  /** vtg_id of the query; present but empty counts as absent. Source: GUARD-003. */
  vtgId: string | undefined;
  /** Inside the native app, in developer mode, or a listed test account. Source: GUARD-005, A-09. */
  trusted: boolean;
};

export type GuardSettings = {
  /** Pages that may pass a visitor on to one that refuses direct links. Source: GUARD-011, A-07. */
  handoffs: Partial<Record<RouteName, readonly RouteName[]>>;
  /** Pages the lists forget although the web needs them. Source: GUARD-010, A-05, A-06. */
  extraOpen: readonly RouteName[];
};

/** `stay`: the visitor comes from NotApp, so nothing moves (no redirect loop). Source: GUARD-007, A-10. */
export type Verdict = 'allow' | 'to-not-app' | 'stay';

/** The route guard before every page. Asks who may see a page; who may act is asked again at the action. Source: GUARD-001…011. */
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
