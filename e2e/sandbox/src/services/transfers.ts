import { personBy } from '../backend/person';
import { conflict, notFound } from '../backend/refusal';
import { newHash } from '../backend/secret';
import { lockedSubscription, paidSubscriptions } from '../backend/subscription-rows';
import { record } from '../log';
import type { World } from '../world';

/** Implements transfers of memberships whose car was sold. Source: SBX-006, A-48. */
export const transfersOf = (world: World) => ({
  list: () => listed(world),
  sellCar: (subscriptionId: string, buyerKey: string) => sellCar(world, subscriptionId, buyerKey),
});

async function listed({ database }: World) {
  const rows = await paidSubscriptions(database);
  return rows.flatMap((row) =>
    row.transferState === null
      ? []
      : [
          {
            subscriptionId: row.id,
            title: row.packageTitle,
            vin: row.vin,
            from: row.formerName ?? '',
            to: row.personName,
            on: row.transferOn ?? '',
            /** 1 if the receiver has confirmed, otherwise 0. */
            state: row.transferState,
          },
        ],
  );
}

/**
 * Sells the car of a running membership. The buyer owns it in the dealer system and has it on their account. The account
 * of the former owner still lists it, because nothing informs that account.
 * @throws {Refused} 404, 409
 */
const sellCar = ({ database, clock }: World, id: string, buyerKey: string): Promise<void> =>
  database.transaction(async (tx) => {
    const row = await lockedSubscription(tx, id);
    const buyer = await personBy(tx, 'key', buyerKey);
    if (row === undefined) throw notFound('가입 정보를 찾을 수 없습니다.');
    if (buyer === undefined) throw notFound('사람을 찾을 수 없습니다.');
    if (row.personId === buyer.id) throw conflict('이미 이 사람의 차량입니다.');
    await tx.query('update vehicle set dealer_owner_id = $2 where chassis_number = $1', [
      row.vin,
      buyer.id,
    ]);
    await tx.query(
      `insert into account_vehicle (id, person_id, chassis_number, added_at) values ($1, $2, $3, $4)
       on conflict (person_id, chassis_number) do nothing`,
      [`AV${newHash()}`, buyer.id, row.vin, clock.now().toISOString()],
    );
    await record(tx, { clock }, { kind: 'car-sold', subject: id, said: row.vin });
  });
