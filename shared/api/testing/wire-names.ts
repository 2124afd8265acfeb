/**
 * What the documents name in the answer of each call (core §3, §7; second §3, §7), typed from them and from nothing
 * here: the contract file is compared with this, so that it cannot agree with itself alone.
 */
const words = (text: string): readonly string[] => text.trim().split(/\s+/);

const vehicle = words(
  'id num_id num_reg date_registered vehicle_cat model_year vehicle_cat_id vehicle_cat_detail',
);
const promo = words(
  'promo promo_extend id state type_rate rate cut_unit cut_standard overlap slug price title content',
);
const benefit = words(
  'id title seq icon unit unit_type unit_base content type date_start date_stop on used date dealer_agent_cdk_slug care_insurance_confirm_id',
);
const refund = words(
  'price_refund refund_data use insurance_prod_use penalty care insurance_refund',
);
const subscription = [
  ...words('id subscId state state_req confirm pkg title group is_assurance'),
  ...words('vehicle_num_id vehicle_num_reg date_start date_stop date_start_insurance date_state'),
  ...words('created_at parent_subsc_id dealer_cdk_id dealer_advisor_cdk_id price_payment'),
  ...words(
    'options is_escalation escalation name date vehicleData model type year num_id date_reg',
  ),
  ...words('num_reg km reason att_reg att_insp att_panel url kind payments num price_pkg'),
  ...words('promo promo_code rate overlap slug price type_rate content card_type terms termsPre'),
  ...words('insurance step recordPayments prodTypeInsurance prodInsurance'),
  ...refund,
];
const profile = words('solMakeName solChassisNo solRegistrationNumber solViewVehicleName');
const dms = words('vinNo modelNm carRegDt carRegNo seriesNm seriesCd pkgGrpNm');
const coupons = ['able', 'disable', ...benefit.filter((name) => name !== 'id')];

export const namedInAnswers: Readonly<Record<string, readonly string[]>> = {
  getFilters: words(
    'filters env pis tell tell2 email host_plus host_prime host_s3 ip host_vtg admin_email',
  ),
  initSession: words('success pre_auth_token expires_in'),
  storeToken: [
    ...words('token user expires_in email name vtg_id vtg_no mobile vehicles connInfo'),
    ...words('plus_id plus_no ttl'),
    ...vehicle,
  ],
  updateToken: words('token'),
  getUser: ['vehicles', 'subscs', ...vehicle, ...subscription],
  getClientIp: words('ip'),
  showVtgUser: [
    ...words('vehicleList usrEmail usrAuthName usrNo usrMobileNo connInfo'),
    ...profile,
  ],
  getPkgs: [
    ...words('id title pkg_title group is_assurance sort atts price_pkg products vehicle_cats'),
    ...words('default costs year unit_min unit_max'),
    ...promo,
    ...benefit,
  ],
  numRegCheck: [],
  showByNumId: words(
    'date_reg num_reg num_id title vehicle_cat_title vehicle_cat_detail vehicle_cat_detail_desc',
  ),
  getVehicles: ['vehicles', ...profile],
  plusVehicle: words('errCode hasSubsc'),
  getDmsVehiclesInfo: [...words('result msg serCustVehicle isVtgReg'), ...dms],
  addVehicle: words('result msg'),
  showPromoLink: words('promo type type_rate title content rate type_overlap overlap'),
  getDealers: words('id title co_card_yn options num addr ceo tel business_num'),
  getAgents: words('id slug title'),
  getAdvisors: words('id name dealer_cdk dealer_agent_cdk'),
  showProdsV2: coupons,
  showProdsInsurance: coupons,
  createSubsc: words('redirect'),
  getSubsc: subscription,
  getRefundPrice: refund,
  showEscalation: subscription,
  escalationCheck: words('user_id subsc_id'),
  getCareInsuranceConfirm: [
    ...words('id date_approval price_with_vat dealer_cdk dealer_agent_cdk slug title subsc'),
    ...subscription,
  ],
  getSolicitation: [
    ...words('hash state name options type selfAuth vehicle pkg subsc payments card_type'),
    ...words('price_payment dealer path user_id num_id num_reg model id title group'),
  ],
  applySolicitation: words('redirect'),
  getEncData: words('encData'),
  getEstimate: [
    ...words('configList vehicleList vehicleEstimatePriceYn serviceCarePlusList campaignList'),
    ...words('bsiList mileageMaintenanceList BSI_USE_YN VEHICLE_YEAR_USE_YN MILEAGE_USE_YN NOTICE'),
    ...words('code name title mileage maintenance_nos'),
    ...profile,
  ],
  getEstimateContent: [
    ...words('configList BASIC_VEHICLE_SERVICE_COST vehicleEstimatePriceYn maintenancePriceList'),
    ...words('estimate_maintenance_no estimate_maintenance_name price'),
  ],
  getEstimateServiceCare: words(
    'service_care_plus_name discount_info kinds mainMaintenanceNo discount',
  ),
  postAttachment: words('url type'),
};
