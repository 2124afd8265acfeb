import type { Agreement } from '@shared/domain/required-terms';
import { type Group, type Tier, tierOf } from '@shared/domain/tier';
import type { Answers, Application, Part, Start } from './application.schema';

export const newApplication = ({ tier, ...start }: Start, intentKey: string): Application => ({
  ...start,
  tier: tier ?? tierOf({ isAssurance: false, group: start.group }),
  intentKey,
});

/** Answers that depend on the vehicle, and whether they depend on the tier too. All others belong to the customer. */
const isOfTier: Record<Exclude<Part, OfCustomer>, boolean> = {
  survey: true,
  insuranceTerms: true,
  registration: false,
  registrationDraft: false,
  inspection: false,
  panel: false,
  mileage: false,
};
type OfCustomer = 'terms' | 'termVersions' | 'payment' | 'vehicle';

/**
 * Returns the application with one more answer, or without it for `undefined`. Another vehicle removes the answers about
 * the former one.
 */
export function withAnswer<P extends Part>(
  application: Application,
  part: P,
  value: Application[P],
): Application {
  const next = { ...application, [part]: value };
  if (part !== 'vehicle' || value === undefined) return next;
  const { vin } = value as Answers['vehicle'];
  // Where no vehicle is known at first, the document comes before it.
  const before = application.vehicle?.vin ?? application.registration?.vin ?? application.vin;
  const isOther = before !== undefined && codeOf(before) !== codeOf(vin);
  if (!isOther) return { ...next, vin };
  const payment = payableAnew(application, {});
  return { ...without(next, (part) => part in isOfTier), vin, payment };
}

/**
 * Returns the letters and digits of a VIN. A document has only these, and the server may write more. `cleanVin` would bring
 * the cleaning of typed text into every first view. Source: A-97.
 */
const codeOf = (vin: string): string => vin.replace(/[^a-z\d]/gi, '').toUpperCase();

/** Returns the application with the terms of a page and the editions of their texts. */
export const withAgreement = (
  application: Application,
  part: 'terms' | 'insuranceTerms',
  { answers, versions }: Agreement,
): Application => ({
  ...application,
  [part]: answers,
  termVersions: { ...application.termVersions, ...versions },
});

export type PackageChoice = { packageId: string; group: Group; tier?: Tier | undefined };

/** Returns the choices of the payment page with `change`. The terms of another order were not agreed to. Source: LAW-009. */
const payableAnew = ({ payment }: Application, change: Partial<Answers['payment']>) =>
  payment && { ...payment, ...change, terms: {} };

/**
 * Returns the application with another membership. Removes the discount code and the payment terms of the old package,
 * and survey and insurance terms of another tier.
 */
export function withPackage(application: Application, chosen: PackageChoice): Application {
  if (chosen.packageId === application.packageId) return application;
  const tier = chosen.tier ?? tierOf({ isAssurance: false, group: chosen.group });
  const { packageId, group } = chosen;
  const payment = payableAnew(application, { vipCode: undefined });
  const next = { ...application, packageId, group, tier, payment };
  if (tier === application.tier) return next;
  return without(next, (part) => isOfTier[part as keyof typeof isOfTier]);
}

const without = (application: Application, isGone: (part: string) => boolean): Application =>
  Object.fromEntries(Object.entries(application).filter(([key]) => !isGone(key))) as Application;
