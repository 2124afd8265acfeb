import type { Application } from '@shared/application';
import type { VipCode } from '@shared/domain/bill';
import type { PlainDate } from '@shared/domain/calendar';
import { type CostRefusal, type Pricing, preselectedCategory } from '@shared/domain/cost';
import { modelOf } from '@shared/domain/model-of';
import type { Package } from '@shared/domain/package';
import { type Quote, quoteFor } from '@shared/domain/quote';
import { fail, type Result } from '@shared/domain/result';

/** A vehicle of the customer. Its model may be known before the customer confirms it. */
type KnownVehicle = {
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

export type ApplicationQuote = { pkg: Package; quote: Result<Quote, CostRefusal> };

/**
 * Returns what an application costs with the answers so far. The price is for the confirmed vehicle, else for the one
 * chosen on home. If no model is known, the usual model of the package sets the price, as on home.
 * Source: PRICE-009…013, EXT-012.
 */
export function applicationQuote(
  application: Application,
  packages: readonly Package[],
  { today, pricing, code, vehicles }: Options,
): ApplicationQuote | undefined {
  const pkg = packages.find(({ id }) => id === application.packageId);
  if (pkg === undefined) return undefined;
  const { vehicle, registration, stateRequest: request } = application;
  const chosen = vehicles.find(({ vin }) => vin === application.vin);
  const ofChosen = chosen && modelOf({ ...chosen, categoryTitle: chosen.model }, packages, pkg.id);
  const categoryId = vehicle?.categoryId ?? ofChosen ?? preselectedCategory(pkg)?.id;
  const registeredOn =
    registration?.registeredOn ?? vehicle?.registeredOn ?? application.registeredOn ?? null;
  const quote =
    categoryId === undefined
      ? fail('no-category' as const)
      : quoteFor({ pkg, categoryId, registeredOn, request, code }, today, pricing);
  return { pkg, quote };
}
