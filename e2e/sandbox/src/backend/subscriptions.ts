import { advertisingKeys } from '@shared/copy/consents';
import type { Queries } from '@shared/database/database';
import { plainDate } from '@shared/domain/calendar';
import { record } from '../log';
import type { World } from '../world';
import { bodyOf, type Call, customer, type Handler, param } from './call';
import type { Person } from './person';
import { NOT_ALLOWED, refundDataOf, refundOf } from './refunds';
import { forbidden, notFound, Refused } from './refusal';
import { type Resubmission, resubmit } from './resubmit';
import { ownLocked, type RevokeReason, requestRevoke, withdrawRevoke } from './revoke';
import { isExtension, type SubscriptionRow, subscriptionRow } from './subscription-rows';
import { subscriptionView } from './subscription-view';

/**
 * Returns a membership that belongs to the caller.
 * @throws {Refused} 404 if it is unknown, 403 if it belongs to another customer. Source: SEC-002.
 */
export async function ownSubscription(
  queries: Queries,
  person: Person,
  id: string,
): Promise<SubscriptionRow> {
  const row = await subscriptionRow(queries, id);
  if (row === undefined) throw notFound('가입 정보를 찾을 수 없습니다.');
  if (row.personId !== person.id) throw forbidden();
  return row;
}

/** Returns a membership. Its former owner may still read it. Source: API-024. */
export const getSubsc: Handler = async (call, { database }) => {
  const person = customer(call);
  const row = await subscriptionRow(database, param(call, 'id'));
  if (row === undefined) throw notFound('가입 정보를 찾을 수 없습니다.');
  if (row.personId !== person.id && row.transferredFrom !== person.id) throw forbidden();
  return { data: subscriptionView(row, person.id) };
};

type Change = Resubmission & {
  state_req?: -20 | -30;
  app_options?: RevokeReason;
  terms?: Readonly<Record<string, boolean>>;
};

/** Applies exactly one of four changes. Source: API-025, API-026, API-027, LAW-008. */
export const putSubsc: Handler = async (call, world) => {
  const person = customer(call);
  const { id } = await ownSubscription(world.database, person, param(call, 'id'));
  const { state_req, app_options, terms, ...papers } = bodyOf<Change>(call);
  const sendsPapers = Object.keys(papers).length > 0;
  if ([sendsPapers, state_req !== undefined, terms !== undefined].filter(Boolean).length !== 1)
    throw new Refused(400, '변경할 내용을 하나만 보내 주세요.');
  if (sendsPapers) await resubmit(world, person, id, papers);
  else if (terms !== undefined) await withdrawConsents(world, person, id, terms);
  else if (state_req === -30) await withdrawRevoke(world, person, id);
  else
    await requestRevoke(world, person, id, { reason: app_options, endsExtensions: mayEnd(call) });
  const row = await ownSubscription(world.database, person, id);
  return { data: subscriptionView(row, person.id) };
};

/** Returns whether this backend lets a customer withdraw from an extension that has not started. Source. */
const mayEnd = ({ dialect }: Call): boolean => dialect.extras.has('extension-withdrawal');

/** Source: API-028, REVOKE-021, REVOKE-022. */
export const getRefundPrice: Handler = async (call, { database }) => {
  const own = await ownSubscription(database, customer(call), param(call, 'subsc_id'));
  // An extension that has not started is refunded like a pending application.
  const row = mayEnd(call) && isExtension(own) ? { ...own, state: 15 } : own;
  const day = plainDate(call.query['revoke_date'] ?? '');
  const { refund, claimed } = await refundOf(database, row, day);
  if (refund.kind === 'not-allowed') return { price_refund: NOT_ALLOWED, refund_data: null };
  return { price_refund: refund.amount, refund_data: refundDataOf(refund, claimed) };
};

/**
 * Stores that a customer withdraws consents to advertising. The other consents belong to the contract.
 * @throws {Refused} 400. Source: LAW-008, A-76.
 */
const withdrawConsents = (
  world: World,
  person: Person,
  id: string,
  terms: Readonly<Record<string, boolean>>,
): Promise<void> =>
  world.database.transaction(async (tx) => {
    const isRight = ([key, given]: [string, boolean]) =>
      !given && advertisingKeys.some((known) => known === key);
    if (!Object.entries(terms).every(isRight))
      throw new Refused(400, '철회할 수 없는 동의가 있습니다.');
    const row = await ownLocked(tx, person, id);
    await tx.query(
      `update payment set details = jsonb_set(details, '{terms}',
         coalesce(details->'terms', '{}'::jsonb) || $2::jsonb) where id = $1`,
      [row.payments[0]?.id ?? '', JSON.stringify(terms)],
    );
    await record(tx, world, { kind: 'consents-withdrawn', subject: id, said: row.packageTitle });
  });
