import type { Application } from '@shared/application';
import type { VipCode } from '@shared/domain/bill';
import type { PlainDate } from '@shared/domain/calendar';
import { type CostRefusal, type Pricing, preselectedCategory } from '@shared/domain/cost';
import { modelOf } from '@shared/domain/model-of';
import type { Package } from '@shared/domain/package';
import { type Quote, quoteFor } from '@shared/domain/quote';
import { fail, type Result } from '@shared/domain/result';

/** A vehicle of the customer whose model may be known before it is confirmed. */
type KnownVehicle = {
  vin: string;
  categoryId: string | undefined;
  /** Title of its category. */
  model: string;
};

type Options = {
  today: PlainDate;
  pricing: Pricing;
  code?: VipCode | undefined;
  /** The customer's vehicles: the one chosen on the home page prices the steps before it is confirmed. */
  vehicles: readonly KnownVehicle[];
};

export type ApplicationQuote = { pkg: Package; quote: Result<Quote, CostRefusal> };

/**
 * What an application costs as far as it is filled in: the confirmed vehicle, else the one the home page chose. Only
 * without a known model the package's usual one prices it, as on the home page. Source: PRICE-009…013, EXT-012.
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
