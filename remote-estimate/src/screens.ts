import type { RemoteScreens } from '@shared/routes/remote-screens';

export const screens = {
  Estimate: () => import('./Estimate').then((page) => page.Estimate),
} satisfies RemoteScreens<'estimate'>;
