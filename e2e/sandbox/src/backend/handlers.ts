import type { Handler } from './call';
import { downloadPOAPdf, getCareInsuranceConfirm } from './care-insurance';
import { showProdsInsurance, showProdsV2 } from './coupons';
import { createSubsc } from './create-order';
import { getAdvisors, getAgents, getDealers } from './dealers';
import { getEstimate, getEstimateContent, getEstimateServiceCare } from './estimate';
import { getPkgs, showPromoLink } from './packages';
import {
  getClientIp,
  getFilters,
  getUser,
  getVehicles,
  initSession,
  showVtgUser,
  storeToken,
  updateToken,
} from './session';
import { applySolicitation, getEncData, getSolicitation } from './solicitation';
import { getRefundPrice, getSubsc, putSubsc } from './subscriptions';
import { confirmEscalation, postEscalation, showEscalation } from './transfer';
import { postAttachment } from './uploads';
import {
  addVehicle,
  escalationCheck,
  getDmsVehiclesInfo,
  numRegCheck,
  plusVehicle,
  showByNumId,
} from './vehicles';

/** Handlers of the contract's calls, by operationId. Source: SBX-001. */
export const handlers: Readonly<Record<string, Handler>> = {
  getFilters,
  initSession,
  storeToken,
  updateToken,
  getClientIp,
  getUser,
  showVtgUser,
  getPkgs,
  numRegCheck,
  showByNumId,
  getVehicles,
  plusVehicle,
  getDmsVehiclesInfo,
  addVehicle,
  showPromoLink,
  getDealers,
  getAgents,
  getAdvisors,
  showProdsV2,
  showProdsInsurance,
  createSubsc,
  getSubsc,
  putSubsc,
  getRefundPrice,
  showEscalation,
  postEscalation,
  confirmEscalation,
  escalationCheck,
  getCareInsuranceConfirm,
  downloadPOAPdf,
  getSolicitation,
  applySolicitation,
  getEncData,
  getEstimate,
  getEstimateContent,
  getEstimateServiceCare,
  postAttachment,
};
