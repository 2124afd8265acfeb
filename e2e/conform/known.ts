/** Facts that the calls need and that earlier answers or the command line give. */
export type Known = {
  /** The day of the server in Korea, YYYY-MM-DD. */
  today: string;
  userId?: string;
  vtgId?: string;
  vtgNo?: string;
  plusNo?: string;
  /** Hash of a dealer's link. */
  link?: string;
  /** Slug of a VIP code. */
  slug?: string;
  preAuthToken?: string;
  vin?: string;
  plate?: string;
  subscriptions: readonly string[];
  packages: readonly Json[];
  dealers: readonly string[];
  claims: readonly string[];
  serviceCareNo?: number | string;
};

type Json = Readonly<Record<string, unknown>>;

/** Returns the value at a path such as `data.vehicles.0.num_id`. */
const at = (body: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((left, key) => Reflect.get(Object(left), key), body);

const textAt = (body: unknown, path: string): string | undefined => {
  const value = at(body, path);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
};

const listAt = (body: unknown, path: string): readonly Json[] => {
  const value = at(body, path);
  return Array.isArray(value) ? value.map((entry) => Object(entry)) : [];
};

const some = <Value>(key: string, value: Value | undefined) =>
  value === undefined ? {} : { [key]: value };
const texts = (entries: readonly Json[], ...names: readonly string[]): readonly string[] =>
  entries.flatMap((entry) => {
    const found = names.map((name) => textAt(entry, name)).find((text) => text !== undefined);
    return found === undefined ? [] : [found];
  });

/** Returns what is known after the answer of a call. */
export function learned(known: Known, call: string, body: unknown): Known {
  const learn = lessons[call];
  return learn ? { ...known, ...learn(body, known) } : known;
}

const claimsIn = (body: unknown, { claims }: Known) => {
  const coupons = [...listAt(body, 'data.able'), ...listAt(body, 'data.disable')];
  return { claims: [...claims, ...texts(coupons, 'used.care_insurance_confirm_id')] };
};

const lessons: Readonly<Record<string, (body: unknown, known: Known) => Partial<Known>>> = {
  initSession: (body) => some('preAuthToken', textAt(body, 'data.pre_auth_token')),
  getUser: (body) => ({
    ...some('vin', textAt(body, 'data.vehicles.0.num_id')),
    ...some('plate', textAt(body, 'data.vehicles.0.num_reg')),
    subscriptions: texts(listAt(body, 'data.subscs'), 'id', 'subscId'),
  }),
  getPkgs: (body) => ({ packages: listAt(body, 'data') }),
  getDealers: (body) => ({ dealers: texts(listAt(body, 'data'), 'id') }),
  showProdsV2: claimsIn,
  showProdsInsurance: claimsIn,
  getEstimate: (body) =>
    some('serviceCareNo', texts(listAt(body, 'serviceCarePlusList'), 'code', 'service_care_no')[0]),
};
