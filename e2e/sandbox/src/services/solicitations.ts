import type { Queries } from '@shared/database/database';
import { packageOf } from '../backend/packages';
import { personBy } from '../backend/person';
import { priceOf } from '../backend/price';
import { conflict, notFound } from '../backend/refusal';
import { hashOf, newHash } from '../backend/secret';
import {
  type Offer,
  type SolicitationRow,
  solicitationRow,
  solicitationRows,
} from '../backend/solicitation-rows';
import { vehicleOf } from '../backend/vehicle-rows';
import { record } from '../log';
import type { World } from '../world';
import { agreedTexts } from './subscription-card';

type NewSolicitation = {
  /** Undefined for a person without an account, who must pass the identity check. */
  personKey: string | undefined;
  name: string;
  packageId: string;
  vin: string;
  dealerId: string;
  cardType: 'personal' | 'company';
};

/** Implements dealer links: a package for a customer who only has to agree and pay. Source: SBX-006, SOLIC-003. */
export const solicitationsOf = (world: World) => ({
  list: async () => (await solicitationRows(world.database)).map(card),
  choices: () => choices(world.database),
  create: (offer: NewSolicitation) => create(world, offer),
  /** Sets the state: 10, 20, 50 or 60. The app cannot read any other number. */
  move: async (hash: string, state: number) => {
    const moved = await world.database.query(
      'update solicitation set state = $2 where hash = $1 returning hash',
      [hash, state],
    );
    const row = await solicitationRow(world.database, hash);
    if (moved.length === 0 || row === undefined) throw notFound('가입 요청을 찾을 수 없습니다.');
    return card(row);
  },
  /** Reports the result of the identity service. Returns false if the enc data is unknown or too old. */
  completeIdentity: (encData: string, outcome: 'success' | 'failure') =>
    world.database.transaction(async (tx) => {
      const [check] = await tx.query<{ hash: string }>(
        `update identity_check set outcome = $2
         where enc_data_hash = $1 and expires_at > $3 and outcome is null
         returning solicitation_hash as hash`,
        [hashOf(encData), outcome, world.clock.now().toISOString()],
      );
      if (check === undefined) return false;
      if (outcome === 'success') {
        await tx.query('update solicitation set is_identified = true where hash = $1', [
          check.hash,
        ]);
      }
      return true;
    }),
});

async function create(world: World, asked: NewSolicitation): Promise<SolicitationCard> {
  const { database, clock } = world;
  const hash = newHash();
  await database.transaction(async (tx) => {
    const offer = await offerOf(tx, world, asked);
    const person =
      asked.personKey === undefined ? undefined : await personBy(tx, 'key', asked.personKey);
    await tx.query(
      `insert into solicitation (hash, state, name, person_id, offer, created_at)
       values ($1, 10, $2, $3, $4::jsonb, $5)`,
      [hash, asked.name, person?.id ?? null, JSON.stringify(offer), clock.now().toISOString()],
    );
    await record(tx, world, { kind: 'solicited', subject: hash, said: offer.packageTitle });
  });
  const row = await solicitationRow(database, hash);
  if (row === undefined) throw new RangeError('a link that was written can be read');
  return card(row);
}

export async function offerOf(
  queries: Queries,
  { clock }: Pick<World, 'clock'>,
  asked: Pick<NewSolicitation, 'packageId' | 'vin' | 'dealerId' | 'cardType'>,
): Promise<Offer> {
  const pkg = await packageOf(queries, asked.packageId);
  const vehicle = await vehicleOf(queries, asked.vin);
  const [dealer] = await queries.query<{ id: string; title: string; co_card_yn: string }>(
    'select id, title, co_card_yn from dealer where id = $1',
    [asked.dealerId],
  );
  if (pkg === undefined || vehicle === undefined || dealer === undefined)
    throw notFound('멤버십, 차량, 판매사를 다시 선택해 주세요.');
  if (asked.cardType === 'company' && dealer.co_card_yn === 'N')
    throw conflict('선택하신 판매사는 법인카드 결제가 불가합니다.');
  const today = clock.today();
  const { bill } = priceOf({ pkg, vehicle, request: 'none', code: undefined, today });
  return {
    packageId: pkg.id,
    packageTitle: pkg.title,
    group: pkg.group,
    vin: vehicle.vin,
    plate: vehicle.plate,
    model: vehicle.model,
    categoryId: vehicle.categoryId,
    registeredOn: vehicle.registeredOn,
    dealerId: dealer.id,
    dealerTitle: dealer.title,
    cardType: asked.cardType === 'company' ? 20 : 10,
    list: bill.list,
    price: bill.total,
  };
}

async function choices(queries: Queries) {
  const [packages, vehicles, dealers] = await Promise.all([
    queries.query<{ id: string; title: string }>('select id, title from package order by position'),
    queries.query<{ vin: string; label: string }>(
      `select vehicle.chassis_number as "vin",
         vehicle.model || ' ' || coalesce(vehicle.plate, vehicle.chassis_number) as label
       from vehicle left join person on person.id = vehicle.dealer_owner_id
       where vehicle.category_id is not null order by person.position nulls last, label`,
    ),
    queries.query<{ id: string; title: string }>('select id, title from dealer order by id'),
  ]);
  return { packages, vehicles, dealers };
}

export type SolicitationCard = ReturnType<typeof card>;

const card = (row: SolicitationRow) => ({
  hash: row.hash,
  state: row.state ?? undefined,
  name: row.name,
  title: row.offer.packageTitle,
  isMember: row.personId !== null,
  isIdentified: row.isIdentified,
  price: row.offer.price,
  cardType: row.offer.cardType === 20 ? 'company' : 'personal',
  agreedTexts: agreedTexts(row.termVersions),
  path: `/app/subscSolicitation/${row.hash}`,
});
