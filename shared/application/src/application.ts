import type { FoundVipCode } from '@shared/api/promo-code';
import type { PlainDate } from '@shared/domain/calendar';
import type { AdvisorChoice } from '@shared/domain/payment-checks';
import type { Agreement, TermAnswers, TermVersions } from '@shared/domain/required-terms';
import type { CardType } from '@shared/domain/subscription-codes';
import { type Group, type Tier, tierOf } from '@shared/domain/tier';
import type { BandMarker } from '@shared/domain/vehicle-age';

/** What an application is about before anything was answered. */
export type Start = {
  packageId: string;
  group: Group;
  /** Of the package; the group's own unless the package says otherwise. */
  tier?: Tier | undefined;
  chassisNumber: string | undefined;
  registeredOn: PlainDate | undefined;
  /** Service period. */
  months: number;
  stateRequest: 'none' | 'extension';
  /** Of an extension: what it extends, and the day after that one ends. */
  parentId?: string | undefined;
  startsOn?: PlainDate | undefined;
};

/** What each page leaves behind. */
export type Answers = {
  terms: TermAnswers;
  vehicle: VehicleAnswer;
  survey: TermAnswers;
  insuranceTerms: TermAnswers;
  registration: RegistrationAnswer;
  inspection: PhotoAnswer;
  panel: PhotoAnswer;
  /** Kilometres. */
  mileage: number;
  payment: PaymentAnswer;
  /** Editions of the texts agreed to so far. */
  termVersions: TermVersions;
};
export type Part = keyof Answers;

/** The application under way. Source: ENTITY-017, APPLY rows. */
export type Application = Omit<Start, 'tier'> & {
  tier: Tier;
  /** One per intention to buy; the same key never creates two subscriptions. */
  intentKey: string;
} & { readonly [P in Part]?: Answers[P] | undefined };

/** Source: ENTITY-017. */
export type VehicleAnswer = {
  chassisNumber: string;
  plate: string;
  registeredOn: PlainDate | undefined;
  modelType: string;
  modelYear: string;
  /** `month_diff_index`: the age band. */
  ageBand?: BandMarker | undefined;
  categoryId: string | undefined;
  categoryTitle?: string | undefined;
  categoryDetail?: string | undefined;
  categoryDescription?: string | undefined;
  /** `date_reg_cdk`, `num_reg_cdk`: as the dealer system has them. */
  dealerRegisteredOn?: string | undefined;
  dealerPlate?: string | undefined;
};

/** The registration document as read and confirmed. */
export type RegistrationAnswer = {
  url: string;
  ownerName: string;
  plate: string;
  registeredOn: PlainDate;
  modelType: string;
  modelYear: string;
  vin: string;
  /** The masking terms, as agreed before the photo. */
  terms?: TermAnswers | undefined;
};

export type PhotoAnswer = { url: string };

/** What was chosen on the payment page, so that it is still there after a failed payment. */
export type PaymentAnswer = {
  seller: { id: string; title: string; takesCompanyCard: boolean } | undefined;
  advisor: AdvisorChoice;
  advisorName: string | undefined;
  card: CardType;
  vipCode: FoundVipCode | undefined;
  terms: TermAnswers;
};

export const started = ({ tier, ...start }: Start, intentKey: string): Application => ({
  ...start,
  tier: tier ?? tierOf({ isAssurance: false, group: start.group }),
  intentKey,
});

/** What was said of one vehicle says nothing of another. */
const aboutTheVehicle: readonly Part[] = [
  'survey',
  'registration',
  'inspection',
  'panel',
  'mileage',
];

/** With one more answer. Another vehicle takes back what was said of the one before. */
export function withAnswer<P extends Part>(
  application: Application,
  part: P,
  value: Answers[P],
): Application {
  const next = { ...application, [part]: value };
  if (part !== 'vehicle') return next;
  const { chassisNumber } = value as Answers['vehicle'];
  const before = application.vehicle?.chassisNumber ?? application.chassisNumber;
  const isOther = before !== undefined && before !== chassisNumber;
  return { ...(isOther ? without(next, aboutTheVehicle) : next), chassisNumber };
}

/** With what was agreed to on a page of terms, and the editions that were read there. */
export const withAgreement = (
  application: Application,
  part: 'terms' | 'insuranceTerms',
  { answers, versions }: Agreement,
): Application => ({
  ...application,
  [part]: answers,
  termVersions: { ...application.termVersions, ...versions },
});

export type Membership = { packageId: string; group: Group; tier?: Tier | undefined };

/** With another membership: a discount code is of one package, survey and insurance terms are of one tier. */
export function withMembership(application: Application, chosen: Membership): Application {
  if (chosen.packageId === application.packageId) return application;
  const tier = chosen.tier ?? tierOf({ isAssurance: false, group: chosen.group });
  const { packageId, group } = chosen;
  const ofTier: readonly Part[] = tier === application.tier ? [] : ['survey', 'insuranceTerms'];
  const payment = application.payment && { ...application.payment, vipCode: undefined };
  return without({ ...application, packageId, group, tier, payment }, ofTier);
}

const without = (application: Application, parts: readonly Part[]): Application =>
  Object.fromEntries(
    Object.entries(application).filter(([key]) => !parts.some((part) => part === key)),
  ) as Application;
