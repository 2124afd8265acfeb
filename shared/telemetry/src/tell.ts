import type { RouteName } from '@shared/routes/routes';
import type { EndName, FunnelName, StepName } from './funnel';
import type { Resource } from './table';

/** What page and screens tell; the sender adds version, time and place (host/src/telemetry). */
export type Told =
  /** A screen of a remote is drawn. */
  | { screen: RouteName }
  /** A step of a way through the product is reached, or one ends there by a failure. Without `funnel`: of the way under way. */
  | { funnel?: FunnelName; step?: StepName; failure?: EndName }
  /** Drawing threw. */
  | { thrown: unknown }
  /** The document heard of an error, a rejection or a breach of its policy. */
  | { heard: Event };

/** `about` is found out a moment after the page begins. */
export type Telemetry = { about: Resource | undefined; told: (Told & { at: number })[] };

declare global {
  /** Put here by the page's starter, where this visit tells anything (host/src/page/tell-start.ts). */
  var __telemetry: Telemetry | undefined;
}

/** More than a page tells until its sender is here; an error a frame is one error. */
const KEPT = 200;

/** Kept until the sender takes it. It never throws and waits for nothing. */
export function tell(told: Told): void {
  const list = globalThis.__telemetry?.told;
  if (list && list.length < KEPT) list.push({ at: Date.now(), ...told });
}
