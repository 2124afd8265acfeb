import type { Scene } from '../../journeys/scenes/scenes';
import type { View } from '../../journeys/scenes/view';

export const sights: readonly (View & { name: string })[] = [
  { name: 'light', width: 390, text: 100, scheme: 'light' },
  { name: 'dark', width: 390, text: 100, scheme: 'dark' },
  { name: 'large-text', width: 390, text: 200, scheme: 'light' },
];

/** One screen of each kind. `npm run gallery` shows all screens in all states. */
export const shown: readonly Scene[] = [
  { name: 'home', person: 'new-customer', as: 'android', to: '/app/' },
  { name: 'home-visitor', as: 'web', to: '/app/' },
  { name: 'not-in-the-app', as: 'web', to: '/app/notApp' },
  { name: 'unknown-address', person: 'new-customer', as: 'android', to: '/app/nowhere' },
  { name: 'terms-of-use', as: 'web', to: '/app/termInfo/use' },
  { name: 'guide-apply', as: 'web', to: '/app/guide/subscApply' },
  { name: 'guide-total', person: 'new-customer', as: 'android', to: '/app/guide/total' },
  { name: 'guide-warranty', person: 'power-train', as: 'android', to: '/app/guide/warranty' },
  { name: 'status', person: 'active-premium', as: 'android', to: '/app/subscStatus' },
  { name: 'status-of-many', person: 'many', as: 'android', to: '/app/subscStatusVtg?isHead=Y' },
  { name: 'refunded', person: 'refunded', as: 'android', to: '/app/subscStatus' },
  { name: 'cancel', person: 'active-standard', as: 'android', to: '/app/subscRevoke' },
  { name: 'transfer', person: 'buyer-of-car', as: 'android', to: '/app/transfer/S-to-transfer' },
  { name: 'estimate', person: 'active-standard', as: 'android', to: '/app/estimate/guide' },
];
