import { defaultRegistrationDay, type PlainDate } from '@shared/domain/calendar';
import type { ChosenMembership } from '@shared/domain/chosen-membership';
import { type Pricing, preselectedCategory } from '@shared/domain/cost';
import type { Discount } from '@shared/domain/discount';
import { modelOf } from '@shared/domain/model-of';
import type { Package } from '@shared/domain/package';
import { quoteFor } from '@shared/domain/quote';
import type { OwnVehicle } from '../vehicle/own-vehicles';

/** Selection of the visitor on the home page. Everything else is derived from it. */
export type HomeChoice = ChosenMembership;

/** Fields of a package that determine its price. */
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

/**
 * Returns the price for a choice, of the customer's own car or of an example car. Source: HOME-004, 005, 013; A-22,
 *
 */
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
    /**
     * True when the price is for this customer: the own car with a known model and registration date. Otherwise it is an
     * example.
     */
    isOwn: vehicle?.isRegistered === true && chosenDay !== undefined,
  };
}

/**
 * Returns the vehicle category that sets the price. A registered vehicle uses its own model, by id or by title. If it
 * has neither, no membership takes its model. Without a vehicle, the usual model of the package sets the price.
 * Source, CONST-011.
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

/** Selects the customer's car if there is only one. */
export const withOnlyCar = (choice: HomeChoice, { vehicles, isWhole }: OwnCars): HomeChoice =>
  isWhole && vehicles.length === 1 ? { ...choice, vin: vehicles[0]?.vin } : choice;
type OwnCars = { vehicles: readonly OwnVehicle[]; isWhole: boolean };
