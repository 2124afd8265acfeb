import type { PlainDate } from '@shared/domain/calendar';
import { record } from '../log';
import type { World } from '../world';

/**
 * Returns a function that expires ended memberships and starts approved extensions. It does this once per day, so a
 * call on the same day is cheap. Source: SBX-008, STATE-007, A-28, A-29.
 */
export function dueDates(world: World): () => Promise<void> {
  let settledOn: PlainDate | undefined;
  return async () => {
    const today = world.clock.today();
    if (settledOn === today) return;
    await settleDue(world, today);
    settledOn = today;
  };
}

export const settleDue = ({ database, clock }: World, today: PlainDate): Promise<void> =>
  database.transaction(async (tx) => {
    // If the clock jumps over a whole extension, that extension starts and ends here.
    for (const [kind, sql] of [EXPIRE, BEGIN, EXPIRE] as const) {
      const rows = await tx.query<{ id: string }>(sql, [today]);
      for (const { id } of rows) await record(tx, { clock }, { kind, subject: id, said: today });
    }
  });

const EXPIRE = [
  'expired',
  `update subscription set state = -10, state_req = 10, state_on = stops_on + 1
   where state = 20 and stops_on < $1::date returning id`,
] as const;
const BEGIN = [
  'extension-began',
  `update subscription set state = 20, state_req = 10, state_on = starts_on
   where is_paid and state = 10 and state_req = 30 and confirm = 20 and starts_on <= $1::date
     and not exists (select 1 from subscription other where other.is_paid and other.state in (15, 20)
       and other.chassis_number = subscription.chassis_number)
   returning id`,
] as const;
