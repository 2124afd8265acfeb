import { advertisingKeys } from '@shared/copy/consents';
import { record } from '../log';
import type { World } from '../world';
import type { Person } from './person';
import { Refused } from './refusal';
import { ownLocked } from './revoke';

/**
 * Stores that a customer withdraws consents to advertising. The other consents belong to the contract.
 * @throws {Refused} 400. Source: LAW-008, A-76.
 */
export const withdrawConsents = (
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
    const at = world.clock.now();
    await record(tx, { at, kind: 'consents-withdrawn', subject: id, said: row.packageTitle });
  });
