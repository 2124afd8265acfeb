import type { RemoteScreens } from '@shared/routes/remote-screens';

export const screens = {
  Subsc: () => import('./status/Subsc').then((page) => page.Subsc),
  SubscVtg: () => import('./status/SubscVtg').then((page) => page.SubscVtg),
  SubscListItem: () => import('./status/SubscListItem').then((page) => page.SubscListItem),
  SubscRevoke: () => import('./revoke/SubscRevoke').then((page) => page.SubscRevoke),
  Transfer: () => import('./transfer/Transfer').then((page) => page.Transfer),
} satisfies RemoteScreens<'mypage'>;
