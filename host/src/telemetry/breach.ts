import type { EventFields } from '@shared/telemetry/table';
import { urlOf } from '@shared/text/url';

type Breach = Omit<EventFields<'mfe.policy'>, 'app.screen.name'>;

/** Returns the event of a policy violation: the rule, and whether the file was ours. It never contains addresses. */
export function breachOf({
  effectiveDirective,
  blockedURI,
}: Pick<SecurityPolicyViolationEvent, 'effectiveDirective' | 'blockedURI'>): Breach {
  return { 'mfe.directive': effectiveDirective, 'mfe.blocked': whose(blockedURI) };
}

function whose(blocked: string): Breach['mfe.blocked'] {
  if (blocked === 'inline' || blocked === 'eval') return blocked;
  return urlOf(blocked)?.origin === location.origin ? 'own' : 'foreign';
}
