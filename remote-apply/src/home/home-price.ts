import { defaultRegistrationDay, type PlainDate } from '@shared/domain/calendar';
import type { ChosenMembership } from '@shared/domain/chosen-membership';
import { type Pricing, preselectedCategory } from '@shared/domain/cost';
import type { Discount } from '@shared/domain/discount';
import { modelOf } from '@shared/domain/model-of';
import type { Package } from '@shared/domain/package';
import { quoteFor } from '@shared/domain/quote';
import type { OwnVehicle } from '../vehicle/own-vehicles';

/** What the visitor has picked on the home page; everything else is worked out from it. */
export type HomeChoice = ChosenMembership;

/** Of a package, what its price comes from. */
export type PricedPackage = Pick<Package, 'id' | 'group' | 'vehicleCategories'> & {
  promotion: { discount: Discount } | undefined;
  extensionPromotion: { discount: Discount } | undefined;
};

export type PriceFacts<P extends PricedPackage> = {
  packages: readonly P[];
  vehicles: readonly OwnVehicle[];
  today: PlainDate;
  pricing: Pricing;
};

/** The price for a choice, of the own car or as an example. Source: HOME-004, 005, 013. */
export function priceOf<P extends PricedPackage>(
  choice: HomeChoice,
  { packages, vehicles, today, pricing }: PriceFacts<P>,
) {
  const memberships = packages.filter(({ group }) => group === choice.group);
  const pkg = memberships.find(({ id }) => id === choice.packageId) ?? memberships[0];
  const vehicle = vehicles.find(({ vin }) => vin === choice.vin);
  const chosenDay = choice.pickedDay ?? vehicle?.registeredOn;
  const shownDay = chosenDay ?? defaultRegistrationDay(today);
  const categoryId = categoryOf(pkg, vehicle, packages);
  const asked = { categoryId, registeredOn: shownDay, request: 'none' } as const;
  return {
    group: choice.group,
    memberships,
    pkg,
    vehicle,
    chosenDay,
    shownDay,
    categoryId,
    quote: pkg && quoteFor<NonNullable<P['promotion']>>({ pkg, ...asked }, today, pricing),
    /** The price is this customer's: of the own car, by a date that is known. Else it is an example. */
    isOwn: vehicle !== undefined && chosenDay !== undefined,
  };
}

/**
 * A registered vehicle has its own model, by id or by title; one without either is of a model that is not taken.
 * Without a vehicle the package's usual model prices it. Source, CONST-011.
 */
const categoryOf = (
  pkg: PricedPackage | undefined,
  vehicle: OwnVehicle | undefined,
  packages: readonly PricedPackage[],
): string => {
  if (vehicle?.isRegistered) return modelOf(vehicle, packages, pkg?.id) ?? NO_CATEGORY;
  return (pkg && preselectedCategory(pkg)?.id) ?? NO_CATEGORY;
};
const NO_CATEGORY = '';

/** The only car need not be chosen. */
export const withOnlyCar = (choice: HomeChoice, { vehicles, isWhole }: OwnCars): HomeChoice =>
  isWhole && vehicles.length === 1 ? { ...choice, vin: vehicles[0]?.vin } : choice;
type OwnCars = { vehicles: readonly OwnVehicle[]; isWhole: boolean };
