import type { RemoteScreens } from '@shared/routes/remote-screens';
import { afterCamera } from './photo/after-camera';

// biome-ignore format: one row a page
export const screens = {
  SubscGuide:              () => import('./home/SubscGuide').then((m) => m.SubscGuide),
  Layover:                 () => import('./landing/Layover').then((m) => m.Layover),
  SubscApplyTerm:          () => import('./terms/SubscApplyTerm').then((m) => m.SubscApplyTerm),
  SubscApplyPkg:           () => import('./package/SubscApplyPkg').then((m) => m.SubscApplyPkg),
  SubscApplyVehicle:       () => import('./vehicle/SubscApplyVehicle').then((m) => m.SubscApplyVehicle),
  SubscApplyTermInsurance: () => import('./term-insurance/SubscApplyTermInsurance').then((m) => m.SubscApplyTermInsurance),
  SubscApplyVehicleReg:    () => afterCamera(import('./vehicle-reg/SubscApplyVehicleReg')).then((m) => m.SubscApplyVehicleReg),
  SubscApplyVehicleInsp:   () => afterCamera(import('./vehicle-insp/SubscApplyVehicleInsp')).then((m) => m.SubscApplyVehicleInsp),
  SubscApplyVehiclePanel:  () => afterCamera(import('./vehicle-panel/SubscApplyVehiclePanel')).then((m) => m.SubscApplyVehiclePanel),
  SubscApplyReq:           () => import('./payment/SubscApplyReq').then((m) => m.SubscApplyReq),
  SubscApplyRes:           () => import('./complete/SubscApplyRes').then((m) => m.SubscApplyRes),
  SubscSolicitation:       () => import('./solicitation/SubscSolicitation').then((m) => m.SubscSolicitation),
  niceSuccess:             () => import('./identity/niceSuccess').then((m) => m.niceSuccess),
  niceFail:                () => import('./identity/niceFail').then((m) => m.niceFail),
} satisfies RemoteScreens<'apply'>;
