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
 * Calls of the backend for the external systems and for the staff console. External systems are the account host, card
 * provider, identity service and native app. Real ones would call it server to server. All other calls use HTTP. A
 * refusal is a thrown `Refused` with a Korean sentence.
 */
export type Services = {
  clock: Clock;
  faults: Faults;
  /** Settings of the backend's answers, for all browsers and for single browsers. */
  dialects: Dialects;
  people: People;
  accounts: Accounts;
  applications: Applications;
  coupons: CouponDesk;
  solicitations: Solicitations;
  transfers: Transfers;
  uploads: Uploads;
  /** Latest first. Contains no personal data. */
  requestLog: { list(): readonly LoggedRequest[]; clear(): void };
  events: { list(limit?: number): Promise<SandboxEvent[]> };
  /** All operationIds of the contract, for the list of faults. */
  operations(): readonly string[];

  /** Telemetry of the pages. The collector counts it, and `queries` reads the counts. */
  told: { collector: Collector; queries: Queries; clear(): Promise<void> };

  /** Faults of a remote's files that staff switched on. The server of those files reads them. */
  remoteFaults: Map<AppName, RemoteFault>;

  /** Latest first. */
  payments(): Promise<PaymentCard[]>;
  /** Returns the data of the card page, or undefined for an unknown id. */
  payment(paymentId: string): Promise<PaymentCard | undefined>;
  /**
   * Reports the outcome of a payment. The card provider calls it server to server before it returns the browser. A
   * repeated call changes nothing, and a success is never reversed.
   */
  settlePayment(paymentId: string, outcome: PaymentOutcome): Promise<PaymentCard>;
  /** Returns the address after the card page: `/app/layover?vtg_id&state&msg&reqs`. */
  landingUrl(paymentId: string, dialect?: Dialect): Promise<string>;

  /** Resets to the seeded people. The clock returns to the real time, or stays and its day is used for the seed. */
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
  /** Used in addresses: `active-standard`. */
  key: string;
  name: string;
  email: string;
  mobile: string;
  vtgId: string | undefined;
  vtgNo: string | undefined;
  plusNo: string | undefined;
  /** Describes in one sentence what this person demonstrates. */
  scenario: string;
  /** Pages inside /app that show it, with this person's ids. */
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

/** Sign-in of the account host. */
export type Accounts = {
  /** Signs in as a person. Returns the value of the HttpOnly cookie `sandbox_account` and a proof for the app. */
  signIn(personKey: string): Promise<{
    person: PersonCard;
    cookie: { name: string; value: string; maxAgeSec: number };
    /** Value for the app's `connInfo`. storeToken accepts it as a proof of this sign-in for ten minutes. */
    connInfo: string;
  }>;
  /** Returns the person of a cookie value while the sign-in is valid. */
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
  /** Codes of the API: STATE-001…003. */
  state: number;
  stateReq: number;
  confirm: number;
  isPaid: boolean;
  createdOn: string;
  startsOn: string | undefined;
  stopsOn: string | undefined;
  price: number;
  isInsured: boolean;
  /** Documents with `url`, the decision of staff (10 · 20 · -10) and its reason. */
  documents: readonly {
    kind: DocumentKind;
    url: string;
    confirm: number;
    reason: string | undefined;
  }[];
  /** Texts that the holder agreed to, in the order or in the transfer that made them the holder. */
  agreedTexts: readonly AgreedText[];
  revokeReason: string | undefined;
  rejectReason: string | undefined;
  /** Staff actions that are possible now. */
  may: readonly StaffAction[];
};
export type StaffAction = 'approve' | 'reject' | 'requestRetake' | 'confirmRevoke' | 'refund';
export type Applications = {
  /** Lists memberships, latest first, of one person or of everyone. Leaves out unpaid orders. */
  list(personKey?: string): Promise<SubscriptionCard[]>;
  byId(id: string): Promise<SubscriptionCard | undefined>;
  approve(id: string): Promise<SubscriptionCard>;
  /** Rejects an application. `close` ends it and refunds it in full. Otherwise it stays open as '반려'. */
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
  /** Uses a number of `units` of a benefit today at a service centre. The default is 1. */
  markUsed(subscriptionId: string, productId: string, units?: number): Promise<void>;
  /** Files a warranty claim, which uses the cover and creates the repair confirmation. Returns its id. */
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
  /** Undefined for a person without an account, who must pass the identity check. */
  personKey: string | undefined;
  name: string;
  packageId: string;
  vin: string;
  dealerId: string;
  cardType: 'personal' | 'company';
};
export type Solicitations = {
  list(): Promise<SolicitationCard[]>;
  /** Returns the options of the form. */
  choices(): Promise<{
    packages: { id: string; title: string }[];
    vehicles: { vin: string; label: string; personKey: string | undefined }[];
    dealers: { id: string; title: string }[];
  }>;
  create(offer: NewSolicitation): Promise<SolicitationCard>;
  /** Sets the state: 10, 20, 50 or 60. The app cannot read any other number. */
  move(hash: string, state: number): Promise<SolicitationCard>;
  /** Reports the result of the identity service. Returns false if the enc data is unknown or too old. */
  completeIdentity(encData: string, outcome: 'success' | 'failure'): Promise<boolean>;
};

export type Transfers = {
  list(): Promise<TransferCard[]>;
  /**
   * Sells the car of a running membership. The buyer becomes its owner in the dealer system and has it on their
   * account.
   */
  sellCar(subscriptionId: string, buyerKey: string): Promise<void>;
};

export type TransferCard = {
  subscriptionId: string;
  title: string;
  vin: string;
  from: string;
  to: string;
  on: string;
  /** 1 if the receiver has confirmed, otherwise 0. */
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
  /** Stores a JPEG, PNG or WebP of at most 10 MB. */
  store(personId: string, type: PhotoType, bytes: Uint8Array): Promise<UploadCard>;
  read(name: string): Promise<{ bytes: Uint8Array; contentType: string } | undefined>;
};
