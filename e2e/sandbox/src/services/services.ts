import type { Queries } from '@shared/database/database';
import type { Collector } from '@shared/delivery/collector/collector';
import type { DocumentKind } from '@shared/domain/attachment';
import type { AppName } from '@shared/release/release';
import type { PhotoType } from '../backend/uploads';
import type { Clock } from '../clock';
import type { Faults } from '../faults';
import type { Dialect, Dialects } from '../literal/dialect';
import type { LoggedRequest, SandboxEvent } from '../log';
import type { RemoteFault } from '../site/remote-fault';
import type { AgreedText } from './agreed-texts';

/**
 * What the neighbours (account host, card provider, identity service, native app) and the staff console may do
 * with the backend: the calls real neighbours would make server to server. Everything else is HTTP.
 * A refusal is a thrown `Refused` whose message is a Korean sentence.
 */
export type Services = {
  clock: Clock;
  faults: Faults;
  /** How the backend speaks: with everybody, and with a browser that chose. */
  dialects: Dialects;
  people: People;
  accounts: Accounts;
  applications: Applications;
  coupons: CouponDesk;
  solicitations: Solicitations;
  transfers: Transfers;
  uploads: Uploads;
  /** Latest first. Personal data is not in it. */
  requestLog: { list(): readonly LoggedRequest[]; clear(): void };
  events: { list(limit?: number): Promise<SandboxEvent[]> };
  /** Every operationId of the contract, for the list of faults. */
  operations(): readonly string[];

  /** What pages tell of themselves: taken, and counted where `queries` reads it. */
  told: { collector: Collector; queries: Queries; clear(): Promise<void> };

  /** Faults staff put in the way of a remote's files; the server of those files asks here. */
  remoteFaults: Map<AppName, RemoteFault>;

  /** Latest first. */
  payments(): Promise<PaymentCard[]>;
  /** What the card page shows, and undefined for an unknown id. */
  payment(paymentId: string): Promise<PaymentCard | undefined>;
  /**
   * The card provider tells the outcome, server to server, before it returns the browser.
   * Telling the same outcome twice changes nothing; a success is never taken back.
   */
  settlePayment(paymentId: string, outcome: PaymentOutcome): Promise<PaymentCard>;
  /** Where the browser goes after the card page: `/app/layover?vtg_id&state&msg&reqs`. */
  landingUrl(paymentId: string, dialect?: Dialect): Promise<string>;

  /** Back to the seeded people. The clock goes back to the real time, or stays and the people are seeded at its day. */
  reset(options?: { keepClock?: boolean }): Promise<void>;
};

export type PaymentOutcome = 'success' | 'failure' | 'cancelled';
export type PaymentCard = {
  id: string;
  status: 'waiting' | 'paid' | 'failed';
  /** Whole won. */
  amount: number;
  title: string;
  cardType: 'personal' | 'company';
  orderNumber: string;
  dealerName: string;
};

export type PersonCard = {
  id: string;
  /** For addresses: `active-standard`. */
  key: string;
  name: string;
  email: string;
  mobile: string;
  vtgId: string | undefined;
  vtgNo: string | undefined;
  plusNo: string | undefined;
  /** One sentence: what can be seen with this person. */
  scenario: string;
  /** Where to look, as addresses inside /app with this person's ids filled in. */
  screens: readonly { label: string; path: string }[];
};
export type VehicleCard = {
  vin: string;
  plate: string | undefined;
  registeredOn: string | undefined;
  model: string;
  modelYear: string | undefined;
  make: string;
};
export type People = {
  list(): Promise<PersonCard[]>;
  byKey(key: string): Promise<PersonCard | undefined>;
  byId(id: string): Promise<PersonCard | undefined>;
  vehiclesOf(personId: string): Promise<VehicleCard[]>;
};

/** The account host's side of signing in. */
export type Accounts = {
  /** Becomes a person: the value for the HttpOnly cookie `sandbox_account`, and the proof the app may show. */
  signIn(personKey: string): Promise<{
    person: PersonCard;
    cookie: { name: string; value: string; maxAgeSec: number };
    /** For the app's `connInfo`: proves this sign-in to storeToken for ten minutes. */
    connInfo: string;
  }>;
  /** The person of a cookie value, while the sign-in lasts. */
  personOf(cookieValue: string | undefined): Promise<PersonCard | undefined>;
  signOut(cookieValue: string | undefined): Promise<void>;
};

export type SubscriptionCard = {
  id: string;
  person: { id: string; key: string; name: string };
  title: string;
  group: string;
  vin: string;
  plate: string | undefined;
  /** Codes of the wire: STATE-001…003. */
  state: number;
  stateReq: number;
  confirm: number;
  isPaid: boolean;
  createdOn: string;
  startsOn: string | undefined;
  stopsOn: string | undefined;
  price: number;
  isInsured: boolean;
  /** `url`, what staff said (10 · 20 · -10) and why. */
  documents: readonly {
    kind: DocumentKind;
    url: string;
    confirm: number;
    reason: string | undefined;
  }[];
  /** What its holder agreed to: of the order, or of the transfer that made them the holder. */
  agreedTexts: readonly AgreedText[];
  revokeReason: string | undefined;
  rejectReason: string | undefined;
  /** Staff actions that make sense now. */
  may: readonly StaffAction[];
};
export type StaffAction = 'approve' | 'reject' | 'requestRetake' | 'confirmRevoke' | 'refund';
export type Applications = {
  /** Latest first; without a person, everybody's. Unpaid orders are left out. */
  list(personKey?: string): Promise<SubscriptionCard[]>;
  byId(id: string): Promise<SubscriptionCard | undefined>;
  approve(id: string): Promise<SubscriptionCard>;
  /** `close` ends the application and refunds it in full; otherwise it stays open, reading '반려'. */
  reject(id: string, options: { reason: string; close?: boolean }): Promise<SubscriptionCard>;
  requestRetake(id: string, kind: DocumentKind, reason?: string): Promise<SubscriptionCard>;
  confirmRevoke(id: string): Promise<SubscriptionCard>;
  refund(id: string): Promise<SubscriptionCard>;
};

export type CouponCard = {
  productId: string;
  title: string;
  kind: 'dealer' | 'care' | 'assurance';
  unitBase: number;
  left: number;
};
export type CouponDesk = {
  list(subscriptionId: string): Promise<CouponCard[]>;
  /** One use of a benefit, `units` of it (1 when left out), today, at a service centre. */
  markUsed(subscriptionId: string, productId: string, units?: number): Promise<void>;
  /** A warranty claim: uses the cover and writes the care insurance confirm. Answers its id. */
  addClaim(subscriptionId: string, options?: { priceWithVat?: number }): Promise<string>;
};

export type SolicitationCard = {
  hash: string;
  state: number | undefined;
  name: string;
  title: string;
  isMember: boolean;
  isIdentified: boolean;
  price: number;
  cardType: 'personal' | 'company';
  agreedTexts: readonly AgreedText[];
  /** `/app/subscSolicitation/{hash}` */
  path: string;
};
export type NewSolicitation = {
  /** Undefined: a person without an account, who must prove who they are. */
  personKey: string | undefined;
  name: string;
  packageId: string;
  vin: string;
  dealerId: string;
  cardType: 'personal' | 'company';
};
export type Solicitations = {
  list(): Promise<SolicitationCard[]>;
  /** What can be offered, for the form. */
  choices(): Promise<{
    packages: { id: string; title: string }[];
    vehicles: { vin: string; label: string; personKey: string | undefined }[];
    dealers: { id: string; title: string }[];
  }>;
  create(offer: NewSolicitation): Promise<SolicitationCard>;
  /** 10, 20, 50 or 60; any other number is what the app cannot read. */
  move(hash: string, state: number): Promise<SolicitationCard>;
  /** The identity service tells what it found. False: this enc data is unknown or too old. */
  completeIdentity(encData: string, outcome: 'success' | 'failure'): Promise<boolean>;
};

export type Transfers = {
  list(): Promise<TransferCard[]>;
  /** The car of a running membership is sold: the dealer system names the buyer, whose account has it from now on. */
  sellCar(subscriptionId: string, buyerKey: string): Promise<void>;
};

export type TransferCard = {
  subscriptionId: string;
  title: string;
  vin: string;
  from: string;
  to: string;
  on: string;
  /** 0 not yet confirmed by the receiver, 1 confirmed. */
  state: number;
};

export type UploadCard = {
  name: string;
  url: string;
  type: PhotoType;
  contentType: string;
  size: number;
  at: string;
};
type Uploads = {
  list(): Promise<UploadCard[]>;
  /** JPEG, PNG or WebP, at most 10 MB. */
  store(personId: string, type: PhotoType, bytes: Uint8Array): Promise<UploadCard>;
  read(name: string): Promise<{ bytes: Uint8Array; contentType: string } | undefined>;
};
