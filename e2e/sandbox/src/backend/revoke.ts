import type { Queries } from '@shared/database/database';
import { record } from '../log';
import type { World } from '../world';
import type { Person } from './person';
import { refundDataOf, refundOf } from './refunds';
import { conflict, forbidden, notFound, Refused } from './refusal';
import {
  childrenOf,
  isExtension,
  isTransferred,
  isWaitingExtension,
  lockedSubscription,
  type SubscriptionRow,
} from './subscription-rows';

export type RevokeReason = {
  revoke_reason_key: number;
  revoke_reason_text: string;
  revoke_reason_write?: string | null;
};

/** Returns the locked row and checks that the caller still owns it. */
export async function ownLocked(tx: Queries, person: Person, id: string): Promise<SubscriptionRow> {
  const row = await lockedSubscription(tx, id);
  if (row === undefined) throw notFound('가입 정보를 찾을 수 없습니다.');
  if (row.personId !== person.id) throw forbidden();
  return row;
}

/** `endsExtensions`: the backend has the extension `extension-withdrawal`. */
type Asked = { reason: RevokeReason | undefined; endsExtensions: boolean };

/**
 * Refunds a pending membership at once and in full, and an extension that has not started where that is supported. For an
 * active one, it records a request that waits for staff. Source: STATE-009, STATE-010, REVOKE-016, REVOKE-017, A-99.
 * @throws {Refused} 400, 409
 */
export const requestRevoke = (
  world: World,
  person: Person,
  id: string,
  { reason, endsExtensions }: Asked,
): Promise<void> =>
  world.database.transaction(async (tx) => {
    if (reason === undefined) throw new Refused(400, '해지 사유를 선택해 주세요.');
    const row = await ownLocked(tx, person, id);
    if (isTransferred(row)) throw conflict('양도받은 멤버십은 해지할 수 없습니다.');
    if (row.stateReq === -20) throw conflict('이미 해지 신청된 멤버십입니다.');
    const isUnbegun = row.state === 15 || (endsExtensions && isExtension(row));
    if (!row.isPaid || (!isUnbegun && row.state !== 20))
      throw conflict('해지할 수 없는 멤버십입니다.');
    await tx.query('update subscription set revoke_reason = $2::jsonb where id = $1', [
      id,
      JSON.stringify(reason),
    ]);
    const said = reason.revoke_reason_text;
    if (isUnbegun) {
      await refundInFull(tx, world, row, { state: -60 });
      await record(tx, world, { kind: 'refunded', subject: id, said });
      return;
    }
    await tx.query('update subscription set state_req = -20, state_on = $2 where id = $1', [
      id,
      world.clock.today(),
    ]);
    await record(tx, world, { kind: 'revoke-requested', subject: id, said });
  });

/** Source: REVOKE-018, API-027. @throws {Refused} 409 */
export const withdrawRevoke = (world: World, person: Person, id: string): Promise<void> =>
  world.database.transaction(async (tx) => {
    const row = await ownLocked(tx, person, id);
    if (row.stateReq !== -20) throw conflict('취소할 해지 신청이 없습니다.');
    await tx.query(
      'update subscription set state_req = 10, revoke_reason = null, state_on = $2 where id = $1',
      [id, world.clock.today()],
    );
    await record(tx, world, { kind: 'revoke-withdrawn', subject: id, said: row.packageTitle });
  });

/** Refunds in full the extensions that wait for an ended membership, because they would never start. Source: A-29. */
export async function refundExtensions(tx: Queries, world: World, parent: SubscriptionRow) {
  for (const row of (await childrenOf(tx, parent.id)).filter(isWaitingExtension)) {
    await refundInFull(tx, world, row, { state: -60 });
    await record(tx, world, { kind: 'refunded', subject: row.id, said: row.packageTitle });
  }
}

/** Refunds the whole payment now. `state` is the final state of the membership. Source: STATE-009. */
export async function refundInFull(
  tx: Queries,
  { clock }: World,
  row: SubscriptionRow,
  { state, confirm = row.confirm }: { state: -60 | 10; confirm?: number },
): Promise<void> {
  const { refund, claimed } = await refundOf(tx, { ...row, state: 15 }, clock.today());
  const lines = refund.kind === 'allowed' ? refundDataOf(refund, claimed) : null;
  await tx.query(
    `update payment set price_refund = amount, refund_data = $2::jsonb where id = $1`,
    [row.payments[0]?.id ?? '', JSON.stringify(lines)],
  );
  await tx.query(
    'update subscription set state = $2, state_req = $3, confirm = $4, state_on = $5 where id = $1',
    [row.id, state, state === -60 ? -50 : 10, confirm, clock.today()],
  );
}
