import type { Queries } from '@shared/database/database';
import { formatWon } from '@shared/domain/format';
import { won } from '@shared/domain/money';
import { productKinds } from '@shared/domain/package';
import { leftOf, type ProductState, productStates } from '../backend/coupons';
import { conflict, notFound } from '../backend/refusal';
import { newHash } from '../backend/secret';
import {
  lockedSubscription,
  type SubscriptionRow,
  subscriptionRow,
} from '../backend/subscription-rows';
import { record } from '../log';
import type { World } from '../world';

const USUAL_CLAIM = 1_650_000;
const SHOWN_HASH = 8;

export type CouponCard = Awaited<ReturnType<ReturnType<typeof couponDeskOf>['list']>>[number];

/** Implements the use of benefits at a service centre, as the dealers' system would report it. */
export const couponDeskOf = (world: World) => ({
  list: async (id: string) => {
    const row = await subscriptionRow(world.database, id);
    if (row === undefined) throw notFound('가입 정보를 찾을 수 없습니다.');
    return (await productStates(world.database, row)).map((product) => ({
      productId: product.id,
      title: product.title,
      kind: kindOf(product),
      unitBase: product.unit_base,
      left: leftOf(product),
    }));
  },
  markUsed: (id: string, productId: string, units = 1) =>
    world.database.transaction(async (tx) => {
      const { row, product } = await usable(tx, id, (one) => one.id === productId);
      if (kindOf(product) === 'assurance') throw conflict('보증수리는 청구로 등록해 주세요.');
      await use(tx, world, { row, product, units, worth: product.worth * units, confirmId: null });
    }),
  /** Files a warranty claim, which uses the cover and creates the repair confirmation. Returns its id. */
  addClaim: (id: string, { priceWithVat = USUAL_CLAIM } = {}) =>
    world.database.transaction(async (tx) => {
      const { row, product } = await usable(tx, id, (one) => kindOf(one) === 'assurance');
      const today = world.clock.today();
      if (row.insuranceStartsOn === null || row.insuranceStartsOn > today)
        throw conflict('보증은 승인 30일 후부터 적용됩니다.');
      const agent = await someAgent(tx, row);
      const confirmId = `C${newHash().slice(0, SHOWN_HASH).toUpperCase()}`;
      await tx.query(
        `insert into care_insurance_confirm (id, subscription_id, approved_on, price_with_vat, agent_id)
         values ($1, $2, $3, $4, $5)`,
        [confirmId, id, today, priceWithVat, agent?.id ?? null],
      );
      const units = Math.min(priceWithVat, leftOf(product));
      await use(tx, world, { row, product, units, worth: 0, confirmId });
      return confirmId;
    }),
});

/** Returns a running membership and one of its benefits with units left. @throws {Refused} 404, 409 */
async function usable(tx: Queries, id: string, isMeant: (product: ProductState) => boolean) {
  const row = await lockedSubscription(tx, id);
  if (row === undefined) throw notFound('가입 정보를 찾을 수 없습니다.');
  if (row.state !== 20) throw conflict('이용 중인 멤버십이 아닙니다.');
  const product = (await productStates(tx, row)).find(isMeant);
  if (product === undefined) throw notFound('혜택을 찾을 수 없습니다.');
  if (leftOf(product) === 0) throw conflict('남은 혜택이 없습니다.');
  return { row, product };
}

type Use = {
  row: SubscriptionRow;
  product: ProductState;
  units: number;
  worth: number;
  confirmId: string | null;
};

async function use(tx: Queries, { clock }: World, { row, product, units, worth, confirmId }: Use) {
  const agent = await someAgent(tx, row);
  await tx.query(
    `insert into product_use (subscription_id, product_id, unit, used_on, agent_slug, worth, confirm_id)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      row.id,
      product.id,
      Math.min(units, leftOf(product)),
      clock.today(),
      agent?.slug ?? null,
      worth,
      confirmId,
    ],
  );
  const said = `${product.title} ${formatWon(won(units))}`;
  const kind = confirmId === null ? 'coupon-used' : 'claimed';
  await record(tx, { clock }, { kind, subject: row.id, said });
}

async function someAgent(tx: Queries, { dealerId }: SubscriptionRow) {
  const [agent] = await tx.query<{ id: string; slug: string }>(
    'select id, slug from agent where dealer_id = $1 or $1::text is null order by id limit 1',
    [dealerId],
  );
  return agent;
}

function kindOf({ type }: ProductState) {
  const kind = productKinds.nameOf(type);
  if (kind === undefined) throw new RangeError(`no product kind ${type}`);
  return kind;
}
