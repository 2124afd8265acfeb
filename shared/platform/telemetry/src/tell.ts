import type { RouteName } from '@shared/routes/routes';
import type { EndName, FunnelName, StepName } from './funnel';
import type { Resource } from './table';

/** Records of the page and its screens. The sender adds version, time and place (host/src/telemetry). */
export type Told =
  /** A screen of a remote is rendered. */
  | { screen: RouteName }
  /** A step of a user flow is reached or fails. Without `funnel`, it belongs to the current flow. */
  | { funnel?: FunnelName; step?: StepName; failure?: EndName }
  /** Rendering threw. */
  | { thrown: unknown }
  /** The document received an error, a rejection or a violation of its policy. */
  | { heard: Event };

/** `about` is undefined for a moment after the start of the page. */
export type Telemetry = { about: Resource | undefined; told: (Told & { at: number })[] };

declare global {
  /** Set by the boot script if this visit records telemetry (host/src/boot/tell-start.ts). */
  var __telemetry: Telemetry | undefined;
}

/** Maximum of waiting records per kind. A repeated error uses only its own budget. */
const KEPT_OF_KIND = 20;
const KEPT = 1000;

/** Stores a record until the sender takes it. Never waits. */
export function tell(told: Told): void {
  const list = globalThis.__telemetry?.told;
  const kind = kindOf(told);
  const isSame = (one: Told) => kind !== '' && kindOf(one) === kind;
  if (list && list.length < KEPT && list.filter(isSame).length < KEPT_OF_KIND)
    list.push({ at: Date.now(), ...told });
}

/** Returns the event type and the message of its error, or '' for a record of a screen. */
function kindOf(told: Told): string {
  if (!('heard' in told)) return '';
  const { type, message, error, reason } = told.heard as Event & Record<string, unknown>;
  return `${type} ${String(message ?? Object(error ?? reason).message)}`;
}
