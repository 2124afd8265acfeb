import { entities } from './named-entities';
import { type Names, namesIn } from './names';

/** One row of the call tables. */
type Row = {
  /** Names of the query. The query may contain no others. */
  query?: string;
  /** Names in the JSON of `filters`. */
  filters?: string;
  /** Names of the body. `terms` is the bare map with the keys of the terms. */
  body?: string;
  answer: string;
  /** Place in the documents. */
  source: string;
};

/** The documents name nothing there. */
const NOTHING = '';

/**
 * Call tables of the documents, in their own notation, by operationId. Contains only documented names. Source: core §7,
 * second §7.
 */
const rows: Readonly<Record<string, Row>> = {
  getFilters: {
    answer: `filters {*}, env {pis, tell, tell2, email, host_plus, host_prime, host_s3, ip, host_vtg, admin_email}`,
    source: 'core §7: GET getFilters, none',
  },
  initSession: {
    answer: 'success, data {pre_auth_token, expires_in}',
    source: 'core §7: POST auth/initSession, none',
  },
  storeToken: {
    body: 'vtg_id, vtg_no, connInfo, test',
    answer: 'token, user User, expires_in',
    source: 'core §7: POST users/storeToken, vtg_id, vtg_no, connInfo, test',
  },
  updateToken: {
    body: 'axiosDate',
    answer: 'token',
    source: 'core §7: POST users/updateToken, axiosDate',
  },
  getUser: {
    answer: 'data {vehicles [UserVehicle], subscs [Subscription]}',
    source: 'core §7: GET users/{id}, none',
  },
  getClientIp: { answer: 'ip', source: 'core §7: GET users/getClientIp, none' },
  showVtgUser: {
    query: 'type, vtg, test',
    answer: 'vehicleList [OwnedVehicle], usrEmail, usrAuthName, usrNo, usrMobileNo, connInfo',
    source: 'core §7: GET showVtgUser, query type=userEmail, vtg, optional test',
  },
  getPkgs: {
    query: 'filters',
    filters: 'dates {title, key, val, start_date, stop_date}',
    answer: 'data [Package]',
    source: 'core §7: GET pkgs, filters.dates {title, key, val, start_date, stop_date}',
  },
  numRegCheck: {
    body: 'num_reg',
    answer: 'data {}',
    source: 'core §7: POST vehicles/numRegCheck, form field num_reg',
  },
  showByNumId: {
    query: 'vtg_id',
    answer: `data {date_reg, num_reg, num_id, title, vehicle_cat_title, vehicle_cat_detail, vehicle_cat_detail_desc,
      vehicle_cat_id@vehicle-model-id}`,
    source: 'core §7: GET vehicles/showByNumId/{numId}, query vtg_id',
  },
  getVehicles: {
    body: 'plus_no, vtg_no',
    answer: 'data {vehicles [solChassisNo, solMakeName]}',
    source: 'core §7: POST users/getVehicles, plus_no, vtg_no',
  },
  plusVehicle: {
    answer: 'data {errCode, hasSubsc}',
    source: 'core §7: GET plus users vehicle/{chassisNo}, none',
  },
  getDmsVehiclesInfo: {
    body: 'vehicle_id, plus_no, vtg_no, chk_vtg',
    answer: 'data {result, msg, serCustVehicle [DealerVehicle], isVtgReg}',
    source: 'core §7: POST vehicles/getDmsVehiclesInfo, vehicle_id, plus_no, vtg_no, chk_vtg',
  },
  addVehicle: {
    body: 'vinNo, modelNm, carRegDt, carRegNo, seriesNm, seriesCd, pkgGrpNm, vtg_no, plus_no',
    answer: 'data {result, msg}',
    source: 'core §7: POST users/addVehicle, dealer vehicle data plus vtg_no, plus_no',
  },
  showPromoLink: {
    query: 'pkg_id',
    answer: 'data {promo {type, type_rate, title, content, rate, type_overlap}}',
    source: 'core §7: GET promoLinks/showBySlug/{slug}, query pkg_id',
  },
  getDealers: { answer: 'data [Dealer]', source: 'core §7: GET dealerCdks, none' },
  getAgents: {
    query: 'filters, limit',
    answer: 'data [id, slug, title]',
    source: 'core §7: GET dealerAgentCdks, filters, limit 999',
  },
  getAdvisors: {
    query: 'filters, limit',
    answer: 'data [id, name, dealer_cdk, dealer_agent_cdk]',
    source: 'core §7: GET dealerAdvisorCdks, filters, limit 8 for search',
  },
  showProdsV2: {
    answer: 'data {able [Coupon], disable [Coupon]}',
    source: 'core §7: GET subscs/showProdsV2/{id}, none',
  },
  showProdsInsurance: {
    answer: 'data {able [Coupon], disable [Coupon]}',
    source: 'core §7: GET subscs/showProdsInsurance/{id}, none',
  },
  createSubsc: {
    body: 'NewSubscription',
    answer: 'data {redirect, id@order-id}',
    source: 'core §7: POST subscs, the whole subscription payload (core §3, Subscription)',
  },
  getSubsc: { answer: 'data Subscription', source: 'core §7: GET subscs/{id}, none' },
  putSubsc: {
    body: 'Change',
    answer: NOTHING,
    source:
      'core §7, second §7: PUT subscs/{id}, options (vehicle data or km) or state_req plus app_options',
  },
  getRefundPrice: {
    query: 'revoke_date, type',
    answer: 'price_refund, refund_data RefundData',
    source: 'second §7: GET /api/v1/subscs/getRefundPrice/{subsc_id}, query revoke_date, type=app',
  },
  showEscalation: {
    answer: 'data Notice',
    source: 'second §7: GET subscs/showEscalation/{id}, none',
  },
  postEscalation: {
    body: 'terms',
    answer: NOTHING,
    source: 'second §7: POST subscs/escalation/{id}, terms map key to boolean',
  },
  confirmEscalation: {
    answer: NOTHING,
    source: 'second §7: POST subscs/confirmEscalation/{id}, none',
  },
  escalationCheck: {
    body: 'vtg_id, num_id',
    answer: 'data {user_id, subsc_id}',
    source: 'second §7: POST vehicles/escalationCheck, vtg_id, num_id',
  },
  getCareInsuranceConfirm: {
    answer: `data {id, date_approval, price_with_vat, dealer_cdk {*}, dealer_agent_cdk {*}, subsc Subscription}`,
    source: 'second §7: GET careInsuranceConfirms/{id}, none',
  },
  downloadPOAPdf: {
    answer: '*',
    source: 'second §7: GET careInsuranceConfirms/downloadPOAPdf/{id}, none',
  },
  getSolicitation: {
    answer: 'data Solicitation',
    source: 'second §7: GET subscSolicitations/{hash}, none',
  },
  applySolicitation: {
    body: 'terms',
    answer: 'data {redirect}',
    source: 'second §7: POST subscSolicitations/{hash}/apply, terms map',
  },
  getEncData: { query: 'hash', answer: 'encData', source: 'second §7: GET encData, query hash' },
  getEstimate: {
    body: 'vtg_no',
    answer: `configList {BSI_USE_YN, VEHICLE_YEAR_USE_YN, MILEAGE_USE_YN, NOTICE}, vehicleList [OwnedVehicle],
      vehicleEstimatePriceYn {*}, serviceCarePlusList [*], campaignList [*], bsiList [*], mileageMaintenanceList [*]`,
    source: 'second §7: POST users/estimate, vtg_no',
  },
  getEstimateContent: {
    body: 'vehicleNo',
    answer: `configList {BASIC_VEHICLE_SERVICE_COST},
      maintenancePriceList [estimate_maintenance_no, estimate_maintenance_name, price]`,
    source: 'second §7: POST {users}/estimate-content, vehicleNo',
  },
  getEstimateServiceCare: {
    body: 'serviceCareNo',
    answer: 'service_care_plus_name, discount_info [kinds, mainMaintenanceNo, discount]',
    source: 'second §7: POST {users}/estimate-service-care, serviceCareNo',
  },
  postAttachment: {
    body: 'vtg_id, type, kind@photo-kind, file',
    answer: 'url, type',
    source: 'core §7: photo upload, vtg id and photo type, /api/v1App/atts',
  },
};

export type NamedCall = {
  query: Names;
  filters: Names;
  body: Names;
  /** True if the body is a map of terms. */
  isTerms: boolean;
  answer: Names;
  source: string;
};

/** All calls with their names. */
export const namedCalls: ReadonlyMap<string, NamedCall> = new Map(
  Object.entries(rows).map(
    ([id, { query = NOTHING, filters = '*', body = NOTHING, answer, source }]) => [
      id,
      {
        query: namesIn(query),
        filters: namesIn(filters),
        body: namesIn(body, entities),
        isTerms: body === 'terms',
        answer: namesIn(answer, entities),
        source,
      },
    ],
  ),
);
