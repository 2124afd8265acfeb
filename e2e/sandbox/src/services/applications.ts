import type { Queries } from '@shared/database/database';
import type { DocumentKind } from '@shared/domain/attachment';
import { cancelledOn } from '@shared/domain/cooling-off';
import { documentCodes } from '../backend/documents';
import { refundDataOf, refundOf } from '../backend/refunds';
import { conflict, notFound } from '../backend/refusal';
import { refundExtensions, refundInFull } from '../backend/revoke';
import {
  isExtension,
  isInsured,
  lockedSubscription,
  paidSubscriptions,
  type SubscriptionRow,
  subscriptionRow,
} from '../backend/subscription-rows';
import { record } from '../log';
import type { World } from '../world';
import { settleDue } from './due';
import { extensionPeriod, insuranceStart, periodAfterApproval } from './period-dates';
import type { SubscriptionCard } from './subscription-card';
import { subscriptionCard } from './subscription-card';

/** Implements staff actions on memberships. Each action reads the row again under a lock. Source: SBX-006. */
export function applicationsOf(world: World) {
  const { database, clock } = world;
  const act = async (
    id: string,
    work: (tx: Queries, row: SubscriptionRow) => Promise<{ kind: string; said: string }>,
  ): Promise<SubscriptionCard> => {
    await database.transaction(async (tx) => {
      const row = await lockedSubscription(tx, id);
      if (row === undefined) throw notFound('가입 정보를 찾을 수 없습니다.');
      const done = await work(tx, row);
      await record(tx, world, { subject: id, ...done });
    });
    await settleDue(world, clock.today());
    const row = await subscriptionRow(database, id);
    if (row === undefined) throw notFound('가입 정보를 찾을 수 없습니다.');
    return subscriptionCard(row);
  };

  return {
    /** Lists memberships, latest first, of one person or of everyone. Leaves out unpaid orders. */
    list: async (personKey?: string) =>
      (await paidSubscriptions(database))
        .filter((row) => personKey === undefined || row.personKey === personKey)
        .map(subscriptionCard),
    byId: async (id: string) => {
      const row = await subscriptionRow(database, id);
      return row && subscriptionCard(row);
    },
    approve: (id: string) => act(id, (tx, row) => approve(tx, world, row)),
    /** Rejects an application. `close` ends it and refunds it in full. Otherwise it stays open as '반려'. */
    reject: (id: string, options: Rejection) =>
      act(id, (tx, row) => reject(tx, world, row, options)),
    requestRetake: (id: string, kind: DocumentKind, reason = '사진을 다시 촬영해 주세요.') =>
      act(id, (tx, row) => requestRetake(tx, row, kind, reason)),
    /** Refunds an extension that has not started, after the customer has called or written. Source: A-99. */
    withdraw: (id: string) => act(id, (tx, row) => withdraw(tx, world, row)),
    confirmRevoke: (id: string) => act(id, (tx, row) => confirmRevoke(tx, world, row)),
    refund: (id: string) => act(id, (tx, row) => refund(tx, world, row)),
  };
}

const isWaiting = (row: SubscriptionRow): boolean =>
  row.isPaid && row.confirm !== 20 && (row.state === 15 || isExtension(row));

/**
 * Approves an application. The service starts on the next day. An extension starts on the requested day unless that has
 * passed. Source: STATE-006…008.
 */
async function approve(tx: Queries, { clock }: World, row: SubscriptionRow) {
  if (!isWaiting(row)) throw conflict('승인할 수 있는 신청이 아닙니다.');
  if (row.documents.some(({ confirm }) => confirm === -10))
    throw conflict('재촬영을 요청한 서류가 있습니다.');
  const today = clock.today();
  const parent = row.parentId === null ? undefined : await subscriptionRow(tx, row.parentId);
  const follows = isExtension(row) && parent?.stopsOn && parent.stopsOn >= today;
  const period =
    follows && parent.stopsOn ? extensionPeriod(parent.stopsOn) : periodAfterApproval(today);
  // The terms have the same wait for an extension: 30 days after approval, and not before its first day.
  const [, insuredFrom] = [period.startsOn, insuranceStart(today)].sort();
  await tx.query(
    `update subscription set state = case when state_req = 30 and state = 10 then 10 else 20 end,
       confirm = 20, reject_reason = null, approved_on = $2, state_on = $2, starts_on = $3,
       stops_on = $4, insurance_starts_on = $5 where id = $1`,
    [row.id, today, period.startsOn, period.stopsOn, isInsured(row) ? (insuredFrom ?? null) : null],
  );
  await tx.query('update document set confirm = 20, reason = null where subscription_id = $1', [
    row.id,
  ]);
  return { kind: 'approved', said: `${period.startsOn} ~ ${period.stopsOn}` };
}

type Rejection = { reason: string; close?: boolean };

async function reject(
  tx: Queries,
  world: World,
  row: SubscriptionRow,
  { reason, close = false }: Rejection,
) {
  if (!isWaiting(row)) throw conflict('반려할 수 있는 신청이 아닙니다.');
  await tx.query(
    'update subscription set confirm = -10, reject_reason = $2, state_on = $3 where id = $1',
    [row.id, reason, world.clock.today()],
  );
  if (close) await refundInFull(tx, world, row, { state: 10, confirm: -10 });
  return { kind: close ? 'rejected-and-closed' : 'rejected', said: reason };
}

async function requestRetake(
  tx: Queries,
  row: SubscriptionRow,
  kind: DocumentKind,
  reason: string,
) {
  if (!isWaiting(row)) throw conflict('재촬영을 요청할 수 있는 신청이 아닙니다.');
  const changed = await tx.query(
    `update document set confirm = -10, reason = $3 where subscription_id = $1 and kind = $2
     returning kind`,
    [row.id, documentCodes[kind], reason],
  );
  if (changed.length === 0) throw conflict('제출된 서류가 없습니다.');
  return { kind: 'retake-requested', said: `${kind}: ${reason}` };
}

async function withdraw(tx: Queries, world: World, row: SubscriptionRow) {
  if (!isExtension(row)) throw conflict('철회할 수 있는 연장이 아닙니다.');
  await tx.query('update subscription set revoke_reason = $2::jsonb where id = $1', [
    row.id,
    JSON.stringify({ revoke_reason_text: '청약철회 요청' }),
  ]);
  await refundInFull(tx, world, row, { state: -60 });
  return { kind: 'refunded', said: '청약철회 요청' };
}

/** Ends the membership and computes the refund for the day of the request. Source: V-BADGE-07. */
async function confirmRevoke(tx: Queries, world: World, row: SubscriptionRow) {
  const { clock } = world;
  if (row.state !== 20 || row.stateReq !== -20) throw conflict('해지 신청이 없습니다.');
  const changed = {
    startsOn: row.startsOn ?? undefined,
    stateOn: row.stateOn ?? undefined,
    parentId: row.parentId ?? undefined,
  };
  const requestedOn = cancelledOn(changed, clock.today());
  const { refund: expected, claimed } = await refundOf(tx, row, requestedOn);
  if (expected.kind === 'not-allowed') throw conflict('해지할 수 없는 멤버십입니다.');
  await tx.query('update payment set price_refund = $2, refund_data = $3::jsonb where id = $1', [
    row.payments[0]?.id ?? '',
    expected.amount,
    JSON.stringify(refundDataOf(expected, claimed)),
  ]);
  await tx.query(
    'update subscription set state = -20, state_req = -40, state_on = $2 where id = $1',
    [row.id, clock.today()],
  );
  await refundExtensions(tx, world, row);
  return { kind: 'revoke-confirmed', said: `${expected.amount}원` };
}

async function refund(tx: Queries, { clock }: World, row: SubscriptionRow) {
  if (row.state !== -20 && row.state !== -50) throw conflict('환불할 수 있는 멤버십이 아닙니다.');
  await tx.query(
    'update subscription set state = -60, state_req = -50, state_on = $2 where id = $1',
    [row.id, clock.today()],
  );
  return { kind: 'refunded', said: `${row.payments[0]?.priceRefund ?? 0}원` };
}
