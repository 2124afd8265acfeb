/** The ways through the product that begin somewhere and are meant to end, by their steps in order. */
export const funnels = {
  apply: ['home', 'terms', 'vehicle', 'payment', 'card-page', 'return', 'done'],
  cancel: ['begin', 'done'],
  extend: ['begin', 'payment', 'card-page', 'return', 'done'],
  transfer: ['begin', 'done'],
  link: ['opened', 'payment', 'card-page', 'return', 'done'],
} as const;

export type FunnelName = keyof typeof funnels;
export type StepName = (typeof funnels)[FunnelName][number];

export const funnelNames = Object.keys(funnels) as FunnelName[];
export const stepNames = [...new Set(Object.values(funnels).flat())] as StepName[];
