import type { RouteName } from '@shared/routes/routes';

/** `load`: the screen did not come. `draw`: it came and broke. */
type FailurePhase = 'load' | 'draw';

/** What a visitor tells the customer centre: page, phase, and the thrower's own code when it has one. No message text. */
export function failureCode(phase: FailurePhase, name: RouteName, thrown: unknown): string {
  const own =
    typeof thrown === 'object' && thrown !== null && 'code' in thrown ? String(thrown.code) : '';
  const shown = /^[\w-]{1,20}$/.test(own) ? `-${own}` : '';
  return `${name}-${phase === 'load' ? 'L' : 'D'}${shown}`;
}
