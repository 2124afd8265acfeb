/** The ways through the product that begin somewhere and are meant to end, by their steps in order. */
export const funnels = {
  apply: ['home', 'terms', 'vehicle', 'payment', 'card-page', 'return', 'done'],
  extension: ['begin', 'payment', 'card-page', 'return', 'done'],
  solicitation: ['opened', 'card-page', 'return', 'done'],
  revoke: ['begin', 'done'],
  transfer: ['begin', 'done'],
} as const;

export type FunnelName = keyof typeof funnels;
export type StepName = (typeof funnels)[FunnelName][number];

/** How a step ended; `none`: it was reached. The others are the client's failures (shared/api/src/failure.ts), and the card's. */
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
