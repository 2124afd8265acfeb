import type { Queries } from '@shared/database/database';
import { bodyOf, customer, type Handler } from './call';
import { forbidden, notFound } from './refusal';
import { accountVehicles, ownVehicle, profileVehicles } from './vehicle-rows';

type Settings = Readonly<{
  plans: { code: string; name: string }[];
  basic_cost: Record<string, number>;
}> &
  Readonly<Record<'config' | 'campaigns' | 'bsi' | 'mileage', unknown>>;

async function settingsIn(queries: Queries): Promise<Settings> {
  const rows = await queries.query<{ key: string; value: unknown }>(
    'select key, value from estimate_setting',
  );
  return Object.fromEntries(rows.map(({ key, value }) => [key, value])) as Settings;
}

/** Source: API-038, A-37. */
export const getEstimate: Handler = async (call, { database }) => {
  const person = customer(call);
  if (bodyOf<{ vtg_no: string }>(call).vtg_no !== person.vtgNo) throw forbidden();
  const settings = await settingsIn(database);
  const vehicles = await accountVehicles(database, person.id);
  return {
    configList: settings.config,
    vehicleList: await profileVehicles(database, person.id),
    vehicleEstimatePriceYn: Object.fromEntries(
      vehicles.map(({ vin, estimateYn }) => [vin, estimateYn]),
    ),
    serviceCarePlusList: settings.plans,
    campaignList: settings.campaigns,
    bsiList: settings.bsi,
    mileageMaintenanceList: settings.mileage,
  };
};

/** Source: API-039. */
export const getEstimateContent: Handler = async (call, { database }) => {
  const { vehicleNo } = bodyOf<{ vehicleNo: string }>(call);
  const vehicle = await ownVehicle(database, customer(call), vehicleNo);
  const { basic_cost: basic } = await settingsIn(database);
  const items = await database.query(
    `select no as estimate_maintenance_no, name as estimate_maintenance_name, price
     from estimate_item order by no`,
  );
  return {
    configList: { BASIC_VEHICLE_SERVICE_COST: basic[vehicle.categoryId ?? ''] ?? basic['other'] },
    maintenancePriceList: vehicle.estimateYn === 'Y' ? items : [],
  };
};

type RuleRow = { kind: 'PERCENT' | 'BONUS'; main: number[]; discount: number };

/** Returns a plan with its rules in the order in which they apply. Source: API-040, A-34. */
export const getEstimateServiceCare: Handler = async (call, { database }) => {
  customer(call);
  const code = String(bodyOf<{ serviceCareNo: string | number }>(call).serviceCareNo);
  const plan = (await settingsIn(database)).plans.find((one) => one.code === code);
  if (plan === undefined) throw notFound('선택하신 상품을 찾을 수 없습니다.');
  const rules = await database.query<RuleRow>(
    `select kind, main_maintenance_no as main, discount from estimate_rule
     where plan_code = $1 order by position`,
    [code],
  );
  return {
    service_care_plus_name: plan.name,
    discount_info: rules.map(({ kind, main, discount }) => ({
      kinds: kind,
      mainMaintenanceNo: main,
      discount,
    })),
  };
};
