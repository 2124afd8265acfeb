import type { Application } from '@shared/application';
import type { VipCode } from '@shared/domain/bill';
import type { PlainDate } from '@shared/domain/calendar';
import { type CostRefusal, type Pricing, preselectedCategory } from '@shared/domain/cost';
import { modelOf } from '@shared/domain/model-of';
import type { Package } from '@shared/domain/package';
import { type Quote, quoteFor } from '@shared/domain/quote';
import { fail, type Result } from '@shared/domain/result';

/** A vehicle of the customer. Its model may be known before the customer confirms it. */
export type KnownVehicle = {
  vin: string;
  categoryId: string | undefined;
  /** Title of the vehicle category. */
  model: string;
};

type Options = {
  today: PlainDate;
  pricing: Pricing;
  code?: VipCode | undefined;
  /** The customer's vehicles. The one chosen on home sets the price until a vehicle is confirmed. */
  vehicles: readonly KnownVehicle[];
};

/** Returns model and first registration day of the vehicle that sets the price. The registration document comes first. */
export function pricedVehicle(
  { vehicle, registration, vin, registeredOn }: Application,
  vehicles: readonly KnownVehicle[],
) {
  const chosen = vehicles.find((one) => one.vin === vin);
  return {
    categoryId: vehicle?.categoryId ?? chosen?.categoryId,
    categoryTitle: vehicle?.categoryTitle || (chosen?.model ?? ''),
    registeredOn: registration?.registeredOn ?? vehicle?.registeredOn ?? registeredOn,
  };
}

export type ApplicationQuote = {
  pkg: Package;
  quote: Result<Quote, CostRefusal>;
  /** True while the model is not known, so the price is that of the usual model. */
  isExample: boolean;
};

/**
 * Returns what an application costs with the answers so far. The price is for the confirmed vehicle, else for the one
 * chosen on home. If no model is known, the usual model of the package sets the price, as an example, like on home.
 * Source: PRICE-009…013, EXT-012.
 */
export function applicationQuote(
  application: Application,
  packages: readonly Package[],
  { today, pricing, code, vehicles }: Options,
): ApplicationQuote | undefined {
  const pkg = packages.find(({ id }) => id === application.packageId);
  if (pkg === undefined) return undefined;
  const { registeredOn = null, ...model } = pricedVehicle(application, vehicles);
  const known = modelOf(model, packages, pkg.id);
  const categoryId = known ?? preselectedCategory(pkg)?.id;
  const { stateRequest: request } = application;
  const quote =
    categoryId === undefined
      ? fail('no-category' as const)
      : quoteFor({ pkg, categoryId, registeredOn, request, code }, today, pricing);
  return { pkg, quote, isExample: known === undefined };
}

/** Returns the quote as an order may have it: an example has no price, because it is that of another model. */
export const payableQuote = (priced: ApplicationQuote | undefined): ApplicationQuote | undefined =>
  priced?.isExample ? { ...priced, quote: fail('no-category') } : priced;
