import type { Known } from './known';

/** A request to one call. `params` fill the path. */
export type CallRequest = {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  json?: unknown;
  form?: Readonly<Record<string, string>>;
  /** Fields of a form with a file named `file`, for the upload of a photo. */
  multipart?: Readonly<Record<string, string>>;
};

export type CallPlan = {
  call: string;
  /** Requests to try in order. The first one that is answered with 200 ends the call. */
  requests: (known: Known) => readonly CallRequest[];
  /** Sentence that says what the call needs when there is no request. */
  needs: string;
  /** True if a refusal is a correct answer, because the record may not be of the wanted kind. */
  mayRefuse?: boolean;
};

/** Returns the requests if all values are known. */
const when = <Values extends readonly unknown[]>(
  values: readonly [...{ [Key in keyof Values]: Values[Key] | undefined }],
  request: (...known: Values) => CallRequest,
): readonly CallRequest[] =>
  values.includes(undefined) ? [] : [request(...(values as unknown as Values))];

const USER = 'the id of the test user: --user';
const VTG = 'the account number of the test user: --vtg-no';
const VEHICLE = 'a vehicle of the test user: --user';
const SUBSCRIPTION = 'a membership of the test user: --user';
const LINK = "the hash of a dealer's link: --link";
const bySubscription = ({ subscriptions }: Known, query?: Readonly<Record<string, string>>) =>
  subscriptions.map((id) => ({ params: { id, subsc_id: id }, ...(query && { query }) }));
const filters = (value: object, more = {}) => ({
  query: { filters: JSON.stringify(value), ...more },
});

/** All calls that change nothing, in an order in which an answer gives what the next call needs. */
export const readPlans: readonly CallPlan[] = [
  { call: 'getFilters', requests: () => [{}], needs: '' },
  { call: 'getClientIp', requests: () => [{}], needs: '' },
  { call: 'initSession', requests: () => [{}], needs: '' },
  {
    call: 'getUser',
    requests: ({ userId }) => when([userId], (id: string) => ({ params: { id } })),
    needs: USER,
  },
  {
    call: 'showVtgUser',
    requests: () => {
      const cookie = process.env['CONFORM_COOKIE'];
      return when([cookie], (Cookie: string) => ({
        query: { type: 'userEmail' },
        headers: { Cookie },
      }));
    },
    needs: 'the cookie of the account host: CONFORM_COOKIE',
  },
  {
    call: 'getPkgs',
    requests: ({ today }) => [
      filters({
        dates: { title: 'dates', key: 'date', val: 'dates', start_date: today, stop_date: today },
      }),
    ],
    needs: '',
  },
  {
    call: 'numRegCheck',
    requests: ({ plate }) => when([plate], (num_reg: string) => ({ form: { num_reg } })),
    needs: VEHICLE,
    mayRefuse: true,
  },
  {
    call: 'showByNumId',
    requests: ({ vin, vtgId }) =>
      when([vin, vtgId], (numId: string, vtg_id: string) => ({
        params: { numId },
        query: { vtg_id },
      })),
    needs: `${VEHICLE}, --vtg-id`,
    mayRefuse: true,
  },
  {
    call: 'getVehicles',
    requests: ({ plusNo = null, vtgNo = null }) => [{ json: { plus_no: plusNo, vtg_no: vtgNo } }],
    needs: '',
  },
  {
    call: 'plusVehicle',
    requests: ({ vin }) => when([vin], (chassisNo: string) => ({ params: { chassisNo } })),
    needs: VEHICLE,
  },
  {
    call: 'getDmsVehiclesInfo',
    requests: ({ vin }) => when([vin], (vehicle_id: string) => ({ json: { vehicle_id } })),
    needs: VEHICLE,
  },
  {
    call: 'showPromoLink',
    requests: ({ slug = 'CONFORM', packages: [first] }) =>
      when([first?.['id']], (id) => ({ params: { slug }, query: { pkg_id: String(id) } })),
    needs: 'a package',
    mayRefuse: true,
  },
  { call: 'getDealers', requests: () => [{}], needs: '' },
  {
    call: 'getAgents',
    requests: ({ dealers: [id] }) =>
      when([id], (dealer_cdk_id: string) =>
        filters({ dealer_cdk_id, has_advisors: true, order: { title: 'asc' } }, { limit: '999' }),
      ),
    needs: 'a dealer',
  },
  {
    call: 'getAdvisors',
    requests: ({ dealers: [id] }) =>
      when([id], (dealer_cdk_id: string) =>
        filters({ order: { name: 'asc' }, used: true, dealer_cdk_id }),
      ),
    needs: 'a dealer',
  },
  { call: 'getSubsc', requests: (known) => bySubscription(known), needs: SUBSCRIPTION },
  {
    call: 'showProdsV2',
    requests: (known) => bySubscription(known),
    needs: SUBSCRIPTION,
    mayRefuse: true,
  },
  {
    call: 'showProdsInsurance',
    requests: (known) => bySubscription(known),
    needs: SUBSCRIPTION,
    mayRefuse: true,
  },
  {
    call: 'getRefundPrice',
    requests: (known) => bySubscription(known, { revoke_date: known.today, type: 'app' }),
    needs: SUBSCRIPTION,
    mayRefuse: true,
  },
  {
    call: 'showEscalation',
    requests: (known) => bySubscription(known),
    needs: SUBSCRIPTION,
    mayRefuse: true,
  },
  {
    call: 'escalationCheck',
    requests: ({ vtgId, vin }) =>
      when([vtgId, vin], (vtg_id: string, num_id: string) => ({ json: { vtg_id, num_id } })),
    needs: `${VEHICLE}, --vtg-id`,
    mayRefuse: true,
  },
  {
    call: 'getCareInsuranceConfirm',
    requests: ({ claims }) => claims.map((id) => ({ params: { id } })),
    needs: 'a used coupon of an insurance claim',
    mayRefuse: true,
  },
  {
    call: 'downloadPOAPdf',
    requests: ({ claims }) => claims.map((id) => ({ params: { id } })),
    needs: 'a used coupon of an insurance claim',
    mayRefuse: true,
  },
  {
    call: 'getSolicitation',
    requests: ({ link }) => when([link], (hash: string) => ({ params: { hash } })),
    needs: LINK,
  },
  {
    call: 'getEncData',
    requests: ({ link }) => when([link], (hash: string) => ({ query: { hash } })),
    needs: LINK,
  },
  {
    call: 'getEstimate',
    requests: ({ vtgNo }) => when([vtgNo], (vtg_no: string) => ({ json: { vtg_no } })),
    needs: VTG,
  },
  {
    call: 'getEstimateContent',
    requests: ({ vin }) => when([vin], (vehicleNo: string) => ({ json: { vehicleNo } })),
    needs: VEHICLE,
  },
  {
    call: 'getEstimateServiceCare',
    requests: ({ serviceCareNo }) =>
      when([serviceCareNo], (code) => ({ json: { serviceCareNo: Number(code) } })),
    needs: 'a plan in the answer of users/estimate',
  },
];
