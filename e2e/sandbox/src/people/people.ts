import * as v from 'valibot';
import { readData } from './read-data';

/** Models by their series. A vehicle without a series is a model that no membership accepts. */
const models = {
  C3: { model: 'C3 2.0 세단', category: 'CAT-C3', detail: 'C3 2.0' },
  C5: { model: 'C5 2.0 세단', category: 'CAT-C5', detail: 'C5 2.0' },
  V3: { model: 'V3 2.0 SUV', category: 'CAT-V3', detail: 'V3 2.0' },
} as const;

type Model = { model: string; category?: string; detail?: string };

const vehicleParts = {
  series: v.optional(v.picklist(['C3', 'C5', 'V3'])),
  model: v.optional(v.string()),
  /** Age in months: whole months plus one. `null` means that the first registration is unknown. */
  age: v.nullable(v.number()),
  make: v.optional(v.string()),
  plate: v.optional(v.string()),
  plateRefusal: v.optional(v.string()),
  estimate: v.optional(v.picklist(['Y', 'N'])),
  /** Key of the person who bought the vehicle and is its owner in the dealer system. */
  soldTo: v.optional(v.string()),
};

type Named = { series?: keyof typeof models | undefined; model?: string | undefined };

const withModel = <Of extends Named>({ series, model = '', ...rest }: Of) => ({
  ...rest,
  ...((series ? models[series] : { model }) as Model),
});

const vehicle = v.pipe(v.strictObject(vehicleParts), v.transform(withModel));

const stocked = v.pipe(
  v.strictObject({
    ...vehicleParts,
    vin: v.string(),
    inDealerSystem: v.optional(v.boolean()),
    dealerRefusal: v.optional(v.string()),
    plusCode: v.optional(v.string()),
    plusHasSubsc: v.optional(v.boolean()),
  }),
  v.transform(withModel),
);

const seen = v.picklist(['unchecked', 'suitable', 'retake']);
const bought = {
  package: v.picklist(['PKG-STANDARD', 'PKG-PREMIUM', 'PKG-POWERTRAIN']),
  code: v.optional(v.string()),
  documents: v.optional(
    v.strictObject({
      registration: v.optional(seen),
      panel: v.optional(seen),
      inspection: v.optional(seen),
    }),
  ),
  uses: v.optional(
    v.array(
      v.strictObject({
        product: v.string(),
        units: v.number(),
        daysAgo: v.number(),
        claim: v.optional(v.number()),
      }),
    ),
  ),
};
const ordered = { ...bought, orderedDaysAgo: v.number() };
const approved = { ...bought, approvedDaysAgo: v.number() };

/** A membership in its present state. Days are counted back from today. */
const membership = v.variant('is', [
  v.object({
    is: v.picklist(['unpaid', 'pending', 'rejected', 'rejected-and-closed', 'refunded-at-once']),
    ...ordered,
  }),
  v.object({ is: v.picklist(['active', 'revoke-requested', 'expired']), ...approved }),
  v.object({
    is: v.picklist(['revoked', 'refunding', 'refunded']),
    ...approved,
    endedDaysAgo: v.number(),
  }),
  v.object({
    is: v.picklist(['extension-pending', 'extension-approved']),
    ...ordered,
    parent: v.string(),
  }),
  v.object({
    is: v.literal('transferred'),
    ...approved,
    from: v.string(),
    transferredDaysAgo: v.number(),
    told: v.boolean(),
  }),
]);

const subscription = v.intersect([
  /** `id` is constant, for addresses. `vehicle` is the place in the person's list of vehicles, from 0. */
  v.object({ id: v.string(), vehicle: v.number() }),
  membership,
]);

const named = {
  home: { label: '홈', path: '/' },
  status: { label: '가입 현황', path: '/subscStatus?vtg_id={vtg}' },
  revoke: { label: '해지 신청', path: '/subscRevoke?vtg_id={vtg}' },
  estimate: { label: '견적', path: '/estimate/guide?vtg_id={vtg}' },
  apply: { label: '가입 신청', path: '/subscApply/vehicle?vtg_id={vtg}' },
} as const;
const screen = v.union([
  v.pipe(
    v.picklist(['home', 'status', 'revoke', 'estimate', 'apply']),
    v.transform((name) => named[name]),
  ),
  v.strictObject({ label: v.string(), path: v.string() }),
]);

const person = v.pipe(
  v.strictObject({
    key: v.string(),
    number: v.number(),
    name: v.string(),
    scenario: v.string(),
    linked: v.optional(v.boolean()),
    isTest: v.optional(v.boolean()),
    screens: v.optional(v.array(screen)),
    vehicle: v.optional(vehicle),
    holds: v.optional(membership),
    vehicles: v.optional(v.array(vehicle)),
    subscriptions: v.optional(v.array(subscription)),
  }),
  v.transform(({ vehicle: only, holds, ...rest }) => {
    const id = `S-${rest.key}`;
    return {
      ...rest,
      screens: rest.screens ?? [
        named.status,
        { label: '가입 상세', path: `/subscStatus/subscs/${id}` },
      ],
      vehicles: rest.vehicles ?? (only ? [only] : []),
      subscriptions: rest.subscriptions ?? (holds ? [{ id, vehicle: 0, ...holds }] : []),
    };
  }),
);

export type SeedVehicle = v.InferOutput<typeof vehicle>;
export type SeedSubscription = v.InferOutput<typeof subscription>;
export type Scenario = v.InferOutput<typeof person>;
export type StockVehicle = v.InferOutput<typeof stocked>;

export const scenarios: readonly Scenario[] = readData('people.yaml', v.array(person));

export const stock: Readonly<Record<string, StockVehicle>> = readData(
  'stock.yaml',
  v.record(v.string(), stocked),
);
