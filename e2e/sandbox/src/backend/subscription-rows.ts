import type { Queries } from '@shared/database/database';
import type { PlainDate } from '@shared/domain/calendar';
import type { Standing } from '@shared/domain/subscription';
import {
  confirmStates,
  requestStates,
  type SubscriptionState,
  subscriptionStates,
} from '@shared/domain/subscription-codes';
import type { Group } from '@shared/domain/tier';

export type DocumentRow = {
  kind: 20 | 30 | 40;
  url: string;
  confirm: number;
  reason: string | null;
};

type PaymentRow = {
  id: string;
  state: 50 | -40 | -50;
  amount: number;
  num: string | null;
  paidOn: PlainDate | null;
  details: Record<string, unknown>;
  priceRefund: number | null;
  refundData: Record<string, unknown> | null;
};

export type SubscriptionRow = {
  id: string;
  personId: string;
  personKey: string;
  personName: string;
  packageId: string;
  packageTitle: string;
  group: Group;
  isAssurance: boolean;
  insuranceCost: number;
  vin: string;
  plate: string | null;
  state: number;
  stateReq: number;
  confirm: number;
  isPaid: boolean;
  createdOn: PlainDate;
  /** Its period and codes in the names of the contract. */
  wire: Record<string, unknown>;
  stateOn: PlainDate | null;
  startsOn: PlainDate | null;
  stopsOn: PlainDate | null;
  insuranceStartsOn: PlainDate | null;
  parentId: string | null;
  dealerId: string | null;
  price: number;
  rejectReason: string | null;
  vehicleData: Record<string, unknown>;
  revokeReason: Record<string, unknown> | null;
  transferState: number | null;
  transferOn: PlainDate | null;
  transferTermVersions: Record<string, string> | null;
  transferredFrom: string | null;
  formerName: string | null;
  documents: DocumentRow[];
  /** Payments, newest first. The first one is the current payment. */
  payments: PaymentRow[];
};

const LATEST_FIRST = 'order by created_at desc, id desc';

export async function subscriptionRow(
  queries: Queries,
  id: string,
): Promise<SubscriptionRow | undefined> {
  const [row] = await queries.query<SubscriptionRow>(
    'select * from subscription_row where id = $1',
    [id],
  );
  return row;
}

/** Returns the row and locks it until the transaction ends, so that changes of a subscription run one after another. */
export async function lockedSubscription(
  tx: Queries,
  id: string,
): Promise<SubscriptionRow | undefined> {
  await tx.query('select 1 from subscription where id = $1 for update', [id]);
  return subscriptionRow(tx, id);
}

/** Returns a person's memberships, including unpaid orders and transferred memberships. Source: A-77. */
export const subscriptionsOfPerson = (queries: Queries, personId: string) =>
  queries.query<SubscriptionRow>(
    `select * from subscription_row
     where "personId" = $1 or ("isPaid" and "transferredFrom" = $1) ${LATEST_FIRST}`,
    [personId],
  );

export const paidSubscriptions = (queries: Queries) =>
  queries.query<SubscriptionRow>(`select * from subscription_row where "isPaid" ${LATEST_FIRST}`);

/** Returns the open subscription of a vehicle, for any owner. */
export async function openOnVehicle(
  queries: Queries,
  vin: string,
): Promise<SubscriptionRow | undefined> {
  const [row] = await queries.query<SubscriptionRow>(
    'select * from subscription_row where "isPaid" and vin = $1 and state in (15, 20)',
    [vin],
  );
  return row;
}

export const childrenOf = (queries: Queries, parentId: string) =>
  queries.query<SubscriptionRow>(
    'select * from subscription_row where "isPaid" and "parentId" = $1',
    [parentId],
  );

/** Returns true if it is a paid extension that has not started, approved or not. Source: A-99. */
export const isExtension = (row: SubscriptionRow): boolean =>
  row.isPaid && row.state === 10 && row.stateReq === 30;

/** Returns true if it is a paid extension that starts when its parent membership ends. Source: A-29. */
export const isWaitingExtension = (row: SubscriptionRow): boolean =>
  isExtension(row) && row.confirm !== -10;

export const isInsured = ({ isAssurance, group }: Pick<SubscriptionRow, 'isAssurance' | 'group'>) =>
  isAssurance || group === 'POWER TRAIN';

/** Converts the three codes to their names. @throws {RangeError} if the database does not allow the code. */
export function standingOf(row: Pick<SubscriptionRow, 'state' | 'stateReq' | 'confirm'>): Standing {
  const state: SubscriptionState | undefined = subscriptionStates.nameOf(row.state);
  const request = requestStates.nameOf(row.stateReq);
  const confirm = confirmStates.nameOf(row.confirm);
  if (!state || !request || !confirm) throw new RangeError('unknown subscription code');
  return { state, request, confirm };
}

/** Returns true if the membership has a new owner, whether the owner has read the notice or not. */
export const isTransferred = ({ transferState }: Pick<SubscriptionRow, 'transferState'>): boolean =>
  transferState !== null;
