import type { RemoteScreens } from '@shared/routes/remote-screens';

const terms = () => import('./Terms').then(({ Terms }) => Terms);
const guide = () => import('./Guide').then(({ Guide }) => Guide);

/** The pages of the guides. Each loads with its route. */
export const screens = {
  TermInfo: terms,
  GuideSubscApply: guide,
  GuideInsurance: guide,
  GuideInsuranceSubmit: guide,
  GuideTotal: guide,
  GuideWarranty: guide,
} satisfies RemoteScreens<'guides'>;
