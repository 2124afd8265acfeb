/** The user flows of the product, with their steps in order. */
export const funnels = {
  apply: ['home', 'terms', 'vehicle', 'payment', 'card-page', 'return', 'done'],
  extension: ['begin', 'payment', 'card-page', 'return', 'done'],
  solicitation: ['opened', 'card-page', 'return', 'done'],
  revoke: ['begin', 'done'],
  transfer: ['begin', 'done'],
} as const;

export type FunnelName = keyof typeof funnels;
export type StepName = (typeof funnels)[FunnelName][number];

/**
 * How a step ended. `none`: it was reached. The others are the failures of the client (shared/platform/failure/src/index.ts) and
 * of the card.
 */
export const endNames = [
  'none',
  'unreachable',
  'signed-out',
  'forbidden',
  'conflict',
  'apply-ended',
  'unexpected',
  'not-paid',
] as const;
export type EndName = (typeof endNames)[number];
