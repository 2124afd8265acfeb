import type { Application } from '@shared/application';
import { settings } from '@shared/config/settings';
import { allowedBands, type CostRefusal } from '@shared/domain/cost';
import { fittingPackages } from '@shared/domain/fitting-packages';
import { modelOf } from '@shared/domain/model-of';
import type { Package } from '@shared/domain/package';
import { type AgeBand, ageInMonths } from '@shared/domain/vehicle-age';
import { today } from '@shared/session';
import { applicationQuote, type KnownVehicle, pricedVehicle } from '../price/application-quote';

/** Why a membership cannot be extended. `no-date`: the first registration day of the vehicle is not known. */
type ExtensionRefusal = CostRefusal | 'no-date' | 'not-sold';

export type ExtensionFit = {
  /** `undefined` when the membership can be extended and paid. */
  refusal: ExtensionRefusal | undefined;
  /** Memberships that can be paid for the vehicle. */
  fitting: readonly Package[];
  /** Age of the vehicle in months, and the age bands that the membership allows for its model. */
  age: number;
  bands: readonly AgeBand[];
};

/** Returns whether the vehicle of an extension may have its package, and the packages that it may have. Source: A-98. */
export function extensionFit(
  application: Application,
  packages: readonly Package[],
  vehicles: readonly KnownVehicle[],
): ExtensionFit {
  const vehicle = pricedVehicle(application, vehicles);
  const options = { today: today(), pricing: settings.pricing, vehicles };
  const priced = applicationQuote(application, packages, options);
  const model = priced && modelOf(vehicle, packages, priced.pkg.id);
  return {
    refusal: refusalOf(vehicle.registeredOn !== undefined, priced),
    fitting: fittingPackages(packages, vehicle, options.today, options.pricing),
    age: ageInMonths(options.today, vehicle.registeredOn ?? null),
    bands: priced && model !== undefined ? allowedBands(priced.pkg, model) : [],
  };
}

function refusalOf(
  hasDate: boolean,
  priced: ReturnType<typeof applicationQuote>,
): ExtensionRefusal | undefined {
  if (priced === undefined) return 'not-sold';
  if (!hasDate) return 'no-date';
  return priced.quote.ok ? undefined : priced.quote.error;
}
