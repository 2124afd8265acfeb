/**
 * Returns the names in a text. The tables below list the names in the documents for the answer of each call (core §3,
 * §7; second §3, §7). They were typed from the documents, so that a test can compare the contract file with another
 * source. Paths are written from the outside in, for example `payments.promo.rate`. The documents do not define the
 * fields below `vehicle.*`.
 */
export const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Returns a name and the paths of the names inside it. */
export const within = (name: string, ...parts: readonly (readonly string[])[]) => [
  name,
  ...parts.flat().map((part) => `${name}.${part}`),
];

const userVehicle = words(
  'id num_id num_reg date_registered model_year vehicle_cat_id vehicle_cat vehicle_cat_detail',
);
const promotion = words(
  'state type_rate rate cut_unit cut_standard overlap slug price title content',
);
const used = within('used', words('unit date dealer_agent_cdk_slug care_insurance_confirm_id'));
const product = [...words('id title seq icon unit unit_type unit_base content type on'), ...used];
const coupon = [
  ...words('title type unit_type unit_base unit content date_start date_stop on seq'),
  ...used,
];
const refundData = words('use insurance_prod_use penalty care insurance_refund price_refund');

export const vehicleData = within(
  'vehicleData',
  within('model', words('type year')),
  words('num_id date_reg num_reg km'),
);
export const sentPayments = [
  ...words('date num price_pkg price_payment card_type terms terms.* step'),
  ...within('promo', words('rate price')),
  ...within('promo_code', words('rate overlap slug price type type_rate title content')),
  ...within('termsPre', words('insurance')),
];
const escalation = ['is_escalation', ...within('escalation', words('state name date'))];
const pkg = within('pkg', words('id title pkg_title group is_assurance'));
const period = words('vehicle_num_id vehicle_num_reg date_start date_stop');
const paper = within('options', words('confirm'));

const subscription = [
  ...words('id subscId state state_req confirm date_start_insurance date_state created_at'),
  ...words('parent_subsc_id dealer_cdk_id dealer_advisor_cdk_id price_payment'),
  ...words('prodTypeInsurance prodInsurance'),
  ...pkg,
  ...period,
  ...within('options', escalation, vehicleData, words('confirm')),
  ...words('att_reg att_insp att_panel').flatMap((name) => within(name, paper)),
  ...within('payments', sentPayments, words('price_refund'), within('refund_data', refundData)),
  ...within('recordPayments', words('id')),
];

const ownedVehicle = words('solMakeName solChassisNo solRegistrationNumber solViewVehicleName');
export const dealerVehicle = words('vinNo modelNm carRegDt carRegNo seriesNm seriesCd pkgGrpNm');
const coupons = within('data', within('able', coupon), within('disable', coupon));

export const namedInAnswers: Readonly<Record<string, readonly string[]>> = {
  getFilters: [
    ...words('filters filters.*'),
    ...within(
      'env',
      words('pis tell tell2 email host_plus host_prime host_s3 ip host_vtg admin_email'),
    ),
  ],
  initSession: ['success', ...within('data', words('pre_auth_token expires_in'))],
  storeToken: [
    ...words('token expires_in'),
    ...within(
      'user',
      words('id email name vtg_id vtg_no mobile connInfo plus_id plus_no ttl'),
      within('vehicles', userVehicle),
    ),
  ],
  updateToken: words('token'),
  getUser: within('data', within('vehicles', userVehicle), within('subscs', subscription)),
  getClientIp: words('ip'),
  showVtgUser: [
    ...within('vehicleList', ownedVehicle),
    ...words('usrEmail usrAuthName usrNo usrMobileNo connInfo'),
  ],
  getPkgs: within(
    'data',
    words('id title pkg_title group is_assurance sort atts price_pkg'),
    within('promo', promotion),
    within('promo_extend', promotion),
    within('products', product),
    within(
      'vehicle_cats',
      words('id seq title group default'),
      within('costs', words('year state unit_min unit_max')),
    ),
  ),
  numRegCheck: words('data'),
  showByNumId: within(
    'data',
    words('date_reg num_reg num_id title vehicle_cat_title vehicle_cat_detail'),
    words('vehicle_cat_detail_desc'),
  ),
  getVehicles: within('data', within('vehicles', words('solChassisNo solMakeName'))),
  plusVehicle: within('data', words('errCode hasSubsc')),
  getDmsVehiclesInfo: within(
    'data',
    words('result msg isVtgReg'),
    within('serCustVehicle', dealerVehicle),
  ),
  addVehicle: within('data', words('result msg')),
  showPromoLink: within(
    'data',
    within('promo', words('type type_rate title content rate type_overlap')),
  ),
  getDealers: within(
    'data',
    words('id title co_card_yn'),
    within('options', words('title num addr ceo tel business_num')),
  ),
  getAgents: within('data', words('id slug title')),
  getAdvisors: within('data', words('id name dealer_cdk dealer_agent_cdk')),
  showProdsV2: coupons,
  showProdsInsurance: coupons,
  createSubsc: within('data', words('redirect')),
  getSubsc: within('data', subscription),
  getRefundPrice: ['price_refund', ...within('refund_data', refundData)],
  // All known field names of a membership.
  showEscalation: within('data', subscription),
  escalationCheck: within('data', words('user_id subsc_id')),
  getCareInsuranceConfirm: within(
    'data',
    words('id date_approval price_with_vat'),
    words('dealer_cdk dealer_cdk.* dealer_agent_cdk dealer_agent_cdk.*'),
    within('subsc', subscription),
  ),
  getSolicitation: within(
    'data',
    words('hash state name'),
    within(
      'options',
      words('type selfAuth vehicle vehicle.* pkg pkg.* dealer dealer.*'),
      within('subsc', within('payments', words('card_type price_payment'))),
      within('path', words('user_id')),
    ),
  ),
  applySolicitation: within('data', words('redirect')),
  getEncData: words('encData'),
  getEstimate: [
    ...within('configList', words('BSI_USE_YN VEHICLE_YEAR_USE_YN MILEAGE_USE_YN NOTICE')),
    ...within('vehicleList', ownedVehicle),
    ...words('vehicleEstimatePriceYn vehicleEstimatePriceYn.*'),
    ...words('serviceCarePlusList serviceCarePlusList.* campaignList campaignList.*'),
    ...words('bsiList bsiList.* mileageMaintenanceList mileageMaintenanceList.*'),
  ],
  getEstimateContent: [
    ...within('configList', words('BASIC_VEHICLE_SERVICE_COST')),
    ...within(
      'maintenancePriceList',
      words('estimate_maintenance_no estimate_maintenance_name price'),
    ),
  ],
  getEstimateServiceCare: [
    'service_care_plus_name',
    ...within('discount_info', words('kinds mainMaintenanceNo discount')),
  ],
  postAttachment: words('url type'),
  refused: [
    ...words('status_code code msg message'),
    ...within('data', words('status_code code msg message')),
  ],
};
