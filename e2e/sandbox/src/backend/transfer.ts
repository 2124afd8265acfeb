import { settings } from '@shared/config/settings';
import type { Queries } from '@shared/database/database';
import { type TermAnswers, transferTerms, withAnswers } from '@shared/domain/required-terms';
import { areRequiredTicked, lacksChannel } from '@shared/domain/terms-checks';
import { offeredTransfer } from '@shared/domain/transfer';
import { record } from '../log';
import { agreedIn, customer, type Handler, param } from './call';
import { masked } from './masked';
import type { Person } from './person';
import { conflict, forbidden, notFound, Refused } from './refusal';
import {
  childrenOf,
  isInsured,
  isTransferred,
  isWaitingExtension,
  lockedSubscription,
  type SubscriptionRow,
  standingOf,
  subscriptionRow,
} from './subscription-rows';
import { isOnAccount, userVehicles } from './vehicle-rows';

/**
 * Returns the row if the person owns the membership or now owns the vehicle.
 * @throws {Refused} 403, 404. Source: SEC-003, A-48.
 */
async function concerned(
  queries: Queries,
  person: Person,
  row: SubscriptionRow | undefined,
): Promise<SubscriptionRow> {
  if (row === undefined) throw notFound('가입 정보를 찾을 수 없습니다.');
  if (row.personId === person.id) return row;
  if (!row.isPaid || !(await holds(queries, person, row))) throw forbidden();
  return row;
}

/**
 * Returns true if the vehicle is on the person's account and also theirs in the dealer system. The account alone is no
 * proof, because anyone can type a VIN.
 */
async function holds(queries: Queries, person: Person, row: SubscriptionRow): Promise<boolean> {
  if (!(await isOnAccount(queries, person.id, row.vin))) return false;
  const owned = await queries.query(
    'select 1 from vehicle where chassis_number = $1 and dealer_owner_id = $2',
    [row.vin, person.id],
  );
  return owned.length > 0;
}

/** Source: API-029, TRANS-001, TRANS-013. */
export const showEscalation: Handler = async (call, { database }) => {
  const person = customer(call);
  const row = await concerned(database, person, await subscriptionRow(database, param(call, 'id')));
  return { data: escalationView(row, person) };
};

/**
 * Transfers a membership to the new owner, who files it. The period does not change. Source: API-030, TRANS-010,
 * TRANS-012.
 */
export const postEscalation: Handler = async (call, { database, clock }) => {
  const person = customer(call);
  const id = param(call, 'id');
  const { terms, versions } = agreedIn(call);
  const moved = await database.transaction(async (tx) => {
    const row = await concerned(tx, person, await lockedSubscription(tx, id));
    if (row.personId === person.id) throw conflict('본인의 멤버십은 양도받을 수 없습니다.');
    await checkTransfer(tx, person, row, clock.today());
    checkTerms(terms, isInsured(row));
    await tx.query(
      `update subscription set transferred_from = person_id, person_id = $2, transfer_state = 0,
         transfer_on = $3, transfer_terms = $4::jsonb, transfer_term_versions = $5::jsonb where id = $1`,
      [id, person.id, clock.today(), JSON.stringify(terms), JSON.stringify(versions)],
    );
    await handOnExtensions(tx, person, row, clock.today());
    await record(tx, { clock }, { kind: 'transferred', subject: id, said: row.packageTitle });
    return subscriptionRow(tx, id);
  });
  return { data: moved && escalationView(moved, person) };
};

/**
 * Transfers waiting extensions together with their membership. They need no confirmation, because the notice is the one
 * of the membership.
 */
async function handOnExtensions(
  tx: Queries,
  person: Person,
  parent: SubscriptionRow,
  today: string,
): Promise<void> {
  for (const row of (await childrenOf(tx, parent.id)).filter(isWaitingExtension))
    await tx.query(
      `update subscription set transferred_from = person_id, person_id = $2, transfer_state = 1,
         transfer_on = $3 where id = $1`,
      [row.id, person.id, today],
    );
}

async function checkTransfer(
  tx: Queries,
  person: Person,
  row: SubscriptionRow,
  today: Parameters<typeof offeredTransfer>[2],
): Promise<void> {
  const { state, request } = standingOf(row);
  const vehicleCount = (await userVehicles(tx, person.id)).length;
  const offer = offeredTransfer(
    { state, transferred: isTransferred(row), stopsOn: row.stopsOn ?? undefined },
    vehicleCount,
    today,
    settings.transfer,
  );
  if (!offer.ok && offer.error === 'too-few-days')
    throw conflict('남은 서비스 기간이 30일 미만이라 양도할 수 없습니다.');
  if (!offer.ok || !person.vtgId) throw conflict('양도할 수 없는 멤버십입니다.');
  if (request === 'revoke') throw conflict('해지 신청 중인 멤버십은 양도할 수 없습니다.');
}

function checkTerms(given: TermAnswers, insured: boolean): void {
  const terms = withAnswers(transferTerms(insured), given);
  if (!areRequiredTicked(terms)) throw new Refused(400, '필수 약관에 동의해 주세요.');
  if (lacksChannel(terms)) throw new Refused(400, '광고 수신 방법을 하나 이상 선택해 주세요.');
}

/** Records that the receiver has read the notice. A repeated call changes nothing. Source: API-031, TRANS-008. */
export const confirmEscalation: Handler = async (call, { database, clock }) => {
  const person = customer(call);
  const id = param(call, 'id');
  const row = await database.transaction(async (tx) => {
    const found = await lockedSubscription(tx, id);
    if (found === undefined) throw notFound('가입 정보를 찾을 수 없습니다.');
    if (found.personId !== person.id) throw forbidden();
    if (found.transferState === null) throw conflict('확인할 양도 신청이 없습니다.');
    if (found.transferState === 0) {
      await tx.query('update subscription set transfer_state = 1 where id = $1', [id]);
      const said = found.packageTitle;
      await record(tx, { clock }, { kind: 'transfer-confirmed', subject: id, said });
    }
    return { ...found, transferState: 1 };
  });
  return { data: escalationView(row, person) };
};

/** Returns the notice. Masks the name of the other person for both sides. */
const escalationView = (row: SubscriptionRow, viewer: Person) => ({
  subsc_id: row.id,
  pkg: row.packageTitle,
  vehicle_num_id: row.vin,
  vehicle_num_reg: row.plate,
  date_start: row.startsOn,
  date_stop: row.stopsOn,
  // No document lists the field names of a notice, so it uses those of a membership.
  options: {
    is_escalation: isTransferred(row),
    escalation: {
      state: row.transferState,
      name: masked(
        row.personId === viewer.id ? (row.formerName ?? row.personName) : row.personName,
      ),
      date: row.transferOn,
    },
  },
  prodTypeInsurance: isInsured(row),
});
