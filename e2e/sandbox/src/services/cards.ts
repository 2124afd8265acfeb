import type { DocumentKind } from '@shared/domain/attachment';
import type { AgreedText } from './agreed-texts';

export type PaymentOutcome = 'success' | 'failure' | 'cancelled';
export type PaymentCard = {
  id: string;
  /** `failed`: declined, or the card page was open for longer than its limit. */
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
export type StaffAction =
  | 'approve'
  | 'reject'
  | 'requestRetake'
  | 'withdraw'
  | 'confirmRevoke'
  | 'refund';
export type CouponCard = {
  productId: string;
  title: string;
  kind: 'dealer' | 'care' | 'assurance';
  unitBase: number;
  left: number;
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
