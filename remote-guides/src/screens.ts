import type { RemoteScreens } from '@shared/routes/remote-screens';

export const screens = {
  TermInfo: () => import('./term-info/TermInfo').then((page) => page.TermInfo),
  GuideSubscApply: () =>
    import('./subsc-apply/GuideSubscApply').then((page) => page.GuideSubscApply),
  GuideInsurance: () => import('./insurance/GuideInsurance').then((page) => page.GuideInsurance),
  GuideInsuranceSubmit: () =>
    import('./insurance/GuideInsuranceSubmit').then((page) => page.GuideInsuranceSubmit),
  GuideTotal: () => import('./total/GuideTotal').then((page) => page.GuideTotal),
  GuideWarranty: () => import('./warranty/GuideWarranty').then((page) => page.GuideWarranty),
} satisfies RemoteScreens<'guides'>;
