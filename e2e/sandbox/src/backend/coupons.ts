import type { Queries } from '@shared/database/database';
import { customer, type Handler, param } from './call';
import type { SubscriptionRow } from './subscription-rows';
import { ownSubscription } from './subscriptions';

const UNLIMITED = 999;

export type ProductState = {
  id: string;
  title: string;
  seq: number | null;
  icon: string | null;
  unit_type: number;
  unit_base: number;
  worth: number;
  content: string[];
  type: 10 | 20 | 30;
  on: boolean;
  uses: { unit: number; date: string; slug: string | null; confirm: string | null }[];
};

/** Returns the benefits of a membership with all their uses, in order of `seq`. */
export const productStates = (queries: Queries, row: Pick<SubscriptionRow, 'id' | 'packageId'>) =>
  queries.query<ProductState>(
    `select p.id, p.title, p.seq, p.icon, p.unit_type, p.unit_base, p.worth, p.content,
       p.kind as type, p.is_on as "on",
       coalesce((select jsonb_agg(jsonb_build_object('unit', u.unit, 'date', u.used_on::text,
           'slug', u.agent_slug, 'confirm', u.confirm_id) order by u.used_on, u.id)
         from product_use u where u.subscription_id = $1 and u.product_id = p.id), '[]'::jsonb) as uses
     from product p where p.package_id = $2 order by p.seq nulls last, p.id`,
    [row.id, row.packageId],
  );

/** Source: API-021. */
export const showProdsV2: Handler = async (call, { database }) =>
  couponsOf(
    database,
    await ownSubscription(database, customer(call), param(call, 'id')),
    (type) => type !== 30,
  );

/** Source: API-022. */
export const showProdsInsurance: Handler = async (call, { database }) =>
  couponsOf(
    database,
    await ownSubscription(database, customer(call), param(call, 'id')),
    (type) => type === 30,
  );

async function couponsOf(
  queries: Queries,
  row: SubscriptionRow,
  isMeant: (type: ProductState['type']) => boolean,
) {
  const products = (await productStates(queries, row)).filter(({ type }) => isMeant(type));
  // Before approval, no benefit can be used yet and none has expired.
  const isRunning = row.state === 20;
  const isOver = row.state < 0;
  return {
    data: {
      able: isRunning
        ? products.filter(hasRest).map((product) => restView(product, row, true))
        : [],
      disable: [
        ...products.flatMap((product) => product.uses.map((use) => useView(product, row, use))),
        ...(isOver ? products.filter(hasRest).map((one) => restView(one, row, false)) : []),
      ],
    },
  };
}

export const leftOf = ({ unit_base, uses }: ProductState): number =>
  unit_base === UNLIMITED
    ? UNLIMITED
    : Math.max(0, unit_base - uses.reduce((sum, { unit }) => sum + unit, 0));
const hasRest = (product: ProductState): boolean => leftOf(product) > 0;

const view = ({ uses: _uses, worth: _worth, ...product }: ProductState, row: SubscriptionRow) => ({
  ...product,
  date_start: row.startsOn,
  date_stop: row.stopsOn,
});

/**
 * Returns the units left of a benefit. After the membership ends, these are the units that were lost. Source:
 * COUPON-004…006.
 */
const restView = (product: ProductState, row: SubscriptionRow, isRunning: boolean) => ({
  ...view(product, row),
  unit: leftOf(product),
  on: product.on && isRunning,
  used: null,
});

/**
 * Returns one list entry per use. `unit` is the number of units left of the benefit. Source: COUPON-007,
 * ENTITY-009.
 */
const useView = (
  product: ProductState,
  row: SubscriptionRow,
  use: ProductState['uses'][number],
) => ({
  ...view(product, row),
  unit: leftOf(product),
  on: false,
  used: {
    unit: use.unit,
    date: use.date,
    dealer_agent_cdk_slug: use.slug,
    care_insurance_confirm_id: use.confirm,
  },
});
