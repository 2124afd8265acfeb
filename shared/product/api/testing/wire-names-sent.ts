import { dealerVehicle, sentPayments, vehicleData, within, words } from './wire-names';

/**
 * The names in the documents for the request of each call: path, query, headers and body. They were typed from the
 * documents, like those of answers. `~file`: the documents require the value but do not name it. A map of terms has no
 * wrapper, because its keys are the terms. Source: core §7, second §7.
 */
export const namedInRequests: Readonly<Record<string, readonly string[]>> = {
  getFilters: [],
  initSession: [],
  storeToken: words('vtg_id vtg_no connInfo test ~X-Pre-Auth-Token'),
  updateToken: words('axiosDate'),
  getUser: words('id'),
  getClientIp: [],
  showVtgUser: words('type vtg test'),
  getPkgs: within('filters', within('dates', words('title key val start_date stop_date'))),
  numRegCheck: words('num_reg'),
  showByNumId: words('numId vtg_id'),
  getVehicles: words('plus_no vtg_no'),
  plusVehicle: words('chassisNo'),
  getDmsVehiclesInfo: words('vehicle_id plus_no vtg_no chk_vtg'),
  addVehicle: [...dealerVehicle, ...words('vtg_no plus_no')],
  showPromoLink: words('slug pkg_id'),
  getDealers: [],
  getAgents: words('filters filters.* limit'),
  getAdvisors: words('filters filters.* limit'),
  showProdsV2: words('id'),
  showProdsInsurance: words('id'),
  createSubsc: [
    ...words('pkg vehicle_num_id vehicle_num_reg dealer_cdk_id dealer_advisor_cdk_id'),
    ...words('price_payment state_req parent_subsc_id date_start'),
    ...within('options', vehicleData),
    ...within('payments', sentPayments),
  ],
  getSubsc: words('id'),
  putSubsc: [
    ...words('id state_req'),
    ...within('app_options', words('revoke_reason_key revoke_reason_text revoke_reason_write')),
    ...within('options', vehicleData, words('km')),
  ],
  getRefundPrice: words('subsc_id revoke_date type'),
  showEscalation: words('id'),
  postEscalation: words('id'),
  confirmEscalation: words('id'),
  escalationCheck: words('vtg_id num_id'),
  getCareInsuranceConfirm: words('id'),
  downloadPOAPdf: words('id'),
  getSolicitation: words('hash'),
  applySolicitation: words('hash'),
  getEncData: words('hash'),
  getEstimate: words('vtg_no'),
  getEstimateContent: words('vehicleNo'),
  getEstimateServiceCare: words('serviceCareNo'),
  postAttachment: words('vtg_id type kind ~file'),
};
