import type { RemoteScreens } from '@shared/routes/remote-screens';
import { withDraft } from './flow/with-draft';

// biome-ignore format: one row a page
export const screens = {
  SubscGuide:              () => import('./home/SubscGuide').then((m) => m.SubscGuide),
  Layover:                 () => import('./landing/Layover').then((m) => m.Layover),
  SubscApplyTerm:          () => import('./terms/SubscApplyTerm').then((m) => m.SubscApplyTerm),
  SubscApplyPkg:           () => withDraft(import('./package/SubscApplyPkg')).then((m) => m.SubscApplyPkg),
  SubscApplyVehicle:       () => withDraft(import('./vehicle/SubscApplyVehicle')).then((m) => m.SubscApplyVehicle),
  SubscApplyTermInsurance: () => withDraft(import('./term-insurance/SubscApplyTermInsurance')).then((m) => m.SubscApplyTermInsurance),
  SubscApplyVehicleReg:    () => withDraft(import('./vehicle-reg/SubscApplyVehicleReg')).then((m) => m.SubscApplyVehicleReg),
  SubscApplyVehicleInsp:   () => withDraft(import('./vehicle-insp/SubscApplyVehicleInsp')).then((m) => m.SubscApplyVehicleInsp),
  SubscApplyVehiclePanel:  () => withDraft(import('./vehicle-panel/SubscApplyVehiclePanel')).then((m) => m.SubscApplyVehiclePanel),
  SubscApplyReq:           () => withDraft(import('./payment/SubscApplyReq')).then((m) => m.SubscApplyReq),
  SubscApplyRes:           () => import('./complete/SubscApplyRes').then((m) => m.SubscApplyRes),
  SubscSolicitation:       () => import('./solicitation/SubscSolicitation').then((m) => m.SubscSolicitation),
  niceSuccess:             () => import('./identity/niceSuccess').then((m) => m.niceSuccess),
  niceFail:                () => import('./identity/niceFail').then((m) => m.niceFail),
} satisfies RemoteScreens<'apply'>;
