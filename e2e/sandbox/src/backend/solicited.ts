import type { Queries } from '@shared/database/database';
import type { World } from '../world';
import { solicitationRow } from './solicitation-rows';

/**
 * Creates the customer's application from a paid dealer link and returns the membership id. A visitor without an
 * account gets none, and the link shows that it is paid. Source: SOLIC-003, A-49.
 */
export async function enrolSolicited(
  tx: Queries,
  { clock }: World,
  payment: { id: string; solicitationHash: string | null },
): Promise<string | undefined> {
  const row = await solicitationRow(tx, payment.solicitationHash ?? '', true);
  if (row === undefined) return undefined;
  await tx.query('update solicitation set state = 60 where hash = $1', [row.hash]);
  if (row.personId === null) return undefined;
  const { offer } = row;
  const [subscription] = await tx.query<{ id: string }>(
    `insert into subscription (id, person_id, package_id, chassis_number, plate, category_id, state,
       state_req, confirm, created_at, dealer_id, price, vehicle_data)
     values ('S' || nextval('subscription_number'), $1, $2, $3, $4, $5, 10, 10, 10, $6, $7, $8, $9::jsonb)
     returning id`,
    [
      row.personId,
      offer.packageId,
      offer.vin,
      offer.plate,
      offer.categoryId,
      clock.now().toISOString(),
      offer.dealerId,
      offer.price,
      JSON.stringify({
        model: { type: offer.model, year: null },
        num_id: offer.vin,
        date_reg: offer.registeredOn,
        num_reg: offer.plate,
        km: null,
      }),
    ],
  );
  await tx.query('update payment set subscription_id = $2 where id = $1', [
    payment.id,
    subscription?.id ?? null,
  ]);
  return subscription?.id;
}
