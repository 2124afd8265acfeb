import { isOfBrand } from '@shared/domain/brand-filter';
import { won } from '@shared/domain/money';
import type { Choice, EstimateContent, EstimateStart } from '../estimate';
import { planFieldsOf } from '../estimate-plans';
import { estimateCall, estimateContentCall } from '../start-calls';
import { countOf, idOf, known, listOf, textOrNone, unusual } from './plain';
import type { Answers } from './start';
import { profileVehicleOf } from './vehicles';

type Asked = { vtgNo: string; brandName: string };

/** Returns the start data of the estimate, or `undefined` if it is not known. Source: API-038, ENTITY-037…039. */
export const estimateAhead = (
  { answer }: Answers,
  { vtgNo, brandName }: Asked,
): EstimateStart | undefined =>
  known(answer(estimateCall(vtgNo)), (wire) => {
    const config = Object(wire['configList']);
    return {
      shows: {
        bsi: flagOf(config.BSI_USE_YN),
        year: flagOf(config.VEHICLE_YEAR_USE_YN),
        mileage: flagOf(config.MILEAGE_USE_YN),
      },
      notice: textOrNone(config.NOTICE),
      vehicles: listOf(wire['vehicleList'], profileVehicleOf).filter(({ make }) =>
        isOfBrand(make, brandName),
      ),
      isRegistered: registeredIn(wire['vehicleEstimatePriceYn']),
      plans: listOf(wire['serviceCarePlusList'], (plan) => choiceOf(planFieldsOf(plan))),
      campaigns: listOf(wire['campaignList'], ({ title }) => textOrNone(title)).filter(Boolean),
      bsi: listOf(wire['bsiList'], choiceOf),
      mileages: listOf(wire['mileageMaintenanceList'], ({ mileage, maintenance_nos: nos }) => ({
        km: countOf(mileage),
        itemNos: Array.isArray(nos) ? nos.map(countOf) : unusual(),
      })),
    };
  });

/**
 * Returns the items of one vehicle and their prices, or `undefined` if they are not known. Source: API-039, ENTITY-040.
 */
export const estimateContentAhead = (
  { answer }: Answers,
  vin: string,
): EstimateContent | undefined =>
  known(answer(estimateContentCall(vin)), ({ configList, maintenancePriceList }) => ({
    basicPrice: won(countOf(Object(configList).BASIC_VEHICLE_SERVICE_COST)),
    items: listOf(maintenancePriceList, (wire) => ({
      no: countOf(wire['estimate_maintenance_no']),
      name: textOrNone(wire['estimate_maintenance_name']),
      price: won(countOf(wire['price'])),
    })),
  }));

const flagOf = (value: unknown): boolean => value === 'Y' || (value !== 'N' && unusual());
/** Returns code and name of a choice. Throws for a choice without a name, so that the page reads the answer itself. */
const choiceOf = ({ code, name }: { code?: unknown; name?: unknown }): Choice => ({
  code: idOf(code),
  name: idOf(name),
});

/** Returns the registration check from one flag for all vehicles, or from one flag per VIN. Source: A-37. */
function registeredIn(value: unknown): EstimateStart['isRegistered'] {
  if (typeof value !== 'object') {
    const isRegistered = flagOf(value);
    return () => isRegistered;
  }
  const flags = new Map(Object.entries(value ?? unusual()).map(([vin, yn]) => [vin, flagOf(yn)]));
  return (vin) => flags.get(vin) ?? true;
}
