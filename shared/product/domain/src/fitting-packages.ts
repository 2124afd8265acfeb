import type { PlainDate } from './calendar';
import type { Pricing } from './cost';
import { modelOf, type NamedModel } from './model-of';
import type { Package } from './package';
import { quoteFor } from './quote';

export type ExtendedVehicle = NamedModel & { registeredOn: PlainDate | undefined };

/**
 * Returns the packages with which the membership of a vehicle can be extended on `today`. They have its model, allow its
 * age and have a price, so each of them can be paid. Source: A-98.
 */
export const fittingPackages = <P extends Package>(
  packages: readonly P[],
  vehicle: ExtendedVehicle,
  today: PlainDate,
  pricing: Pricing,
): readonly P[] =>
  packages.filter((pkg) => {
    const categoryId = modelOf(vehicle, packages, pkg.id);
    const { registeredOn = null } = vehicle;
    return (
      categoryId !== undefined &&
      quoteFor({ pkg, categoryId, registeredOn, request: 'extension' }, today, pricing).ok
    );
  });
