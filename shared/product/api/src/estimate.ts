import * as v from 'valibot';
import { api } from './address';
import type { ApiClient } from './client';
import { discountRules } from './discount-info';
import { NO_PLAN, planFieldsOf } from './estimate-plans';
import { ofBrand, profileVehicle } from './profile-vehicle';
import { isNothing, list, listed } from './read/part';
import { renamed } from './read/renamed';
import { count, id, maybeFlag, shownText, wonAmount, yes } from './read/scalar';
import { estimateCall, estimateContentCall } from './start-calls';

const choice = v.object({ code: id, name: shownText });
export type Choice = v.InferOutput<typeof choice>;

/** Only "no plan" may come without a name: the page has its own. */
const plan = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform(planFieldsOf),
  choice,
  v.check(({ code, name }) => code === NO_PLAN || name !== '', 'no name'),
);

/** Reads the plans that can be read. A list that has nothing but "no plan" left is unreadable, not empty. Source: A-82. */
const plans = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((served): readonly Choice[] | undefined => {
    if (isNothing(served)) return [];
    const read = v.parse(list(plan), served);
    const isWhole = Array.isArray(served) && read.length === served.length;
    return isWhole || read.some(({ code }) => code !== NO_PLAN) ? read : undefined;
  }),
);

/** One word for all, or a word for each VIN; only N says no. Source: A-37. */
const registered = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value) => {
    const byVehicle = v.safeParse(v.record(v.string(), maybeFlag), value);
    if (!byVehicle.success) {
      const isRegistered = v.parse(maybeFlag, value) !== false;
      return () => isRegistered;
    }
    return (vin: string): boolean =>
      !Object.hasOwn(byVehicle.output, vin) || byVehicle.output[vin] !== false;
  }),
);

const mileage = renamed({
  km: ['mileage', count],
  itemNos: ['maintenance_nos', list(count)],
});

const start = renamed({
  config: [
    'configList',
    renamed({
      bsi: ['BSI_USE_YN', yes],
      year: ['VEHICLE_YEAR_USE_YN', yes],
      mileage: ['MILEAGE_USE_YN', yes],
      notice: ['NOTICE', shownText],
    }),
  ],
  vehicles: ['vehicleList', v.optional(listed(profileVehicle), [])],
  isRegistered: ['vehicleEstimatePriceYn', registered],
  /** Undefined when the server lists plans but none of them can be read. */
  plans: ['serviceCarePlusList', plans],
  campaigns: ['campaignList', list(v.object({ title: shownText }))],
  bsi: ['bsiList', list(choice)],
  mileages: ['mileageMaintenanceList', list(mileage)],
});

const startOf = (brandName: string) =>
  v.pipe(
    start,
    v.transform(({ config: { notice, ...shows }, vehicles, campaigns, ...wire }) => ({
      ...wire,
      shows,
      notice,
      vehicles: ofBrand(vehicles, brandName),
      campaigns: campaigns.map(({ title }) => title).filter((title) => title !== ''),
    })),
  );
/** Source: ENTITY-037, 038. */
export type EstimateStart = v.InferOutput<ReturnType<typeof startOf>>;

/** Vehicles of the maker's brand only. Source: API-038, ENTITY-037…039. */
export const fetchEstimate = (
  call: ApiClient,
  { vtgNo, brandName }: { vtgNo: string; brandName: string },
): Promise<EstimateStart> => call({ ...estimateCall(vtgNo), answer: startOf(brandName) });

const item = renamed({
  no: ['estimate_maintenance_no', count],
  name: ['estimate_maintenance_name', shownText],
  price: wonAmount,
});
/** Source: ENTITY-040. */
export type MaintenanceItem = v.InferOutput<typeof item>;

const content = v.pipe(
  v.object({
    configList: v.object({ BASIC_VEHICLE_SERVICE_COST: wonAmount }),
    maintenancePriceList: v.optional(listed(item), []),
  }),
  v.transform((wire) => ({
    basicPrice: wire.configList.BASIC_VEHICLE_SERVICE_COST,
    items: wire.maintenancePriceList,
  })),
);
export type EstimateContent = v.InferOutput<typeof content>;

/** Source: API-039. */
export const fetchEstimateContent = (call: ApiClient, vin: string): Promise<EstimateContent> =>
  call({ ...estimateContentCall(vin), answer: content });

const planDetails = renamed({
  name: ['service_care_plus_name', shownText],
  rules: ['discount_info', discountRules],
});
/** A plan with its discounts. `domain/estimate` decides its kind. Source: ENTITY-041. */
export type EstimatePlan = v.InferOutput<typeof planDetails>;

/** Source: API-040. */
export const fetchEstimatePlan = (call: ApiClient, planCode: string): Promise<EstimatePlan> =>
  call({
    method: 'POST',
    path: api`/users/estimate-service-care`,
    body: { serviceCareNo: planCode },
    answer: planDetails,
  });
