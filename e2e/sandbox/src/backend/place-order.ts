import type { Queries } from '@shared/database/database';
import type { PlainDate } from '@shared/domain/calendar';
import { record } from '../log';
import type { World } from '../world';
import { safeDocuments, storeDocument, waitingPhotos } from './documents';
import type { NewSubscription } from './order-body';
import {
  checkDealer,
  checkExtension,
  checkMileage,
  checkNotEnrolled,
  checkTerms,
} from './order-checks';
import { codeView, type Package, packageOf, type VipCodeRow, vipCode } from './packages';
import type { Person } from './person';
import { type Priced, priceOf, tierOfPackage } from './price';
import { applyEnded, forbidden } from './refusal';
import { newHash } from './secret';
import { ownVehicle, type VehicleRow } from './vehicle-rows';

export type Placed = { subscriptionId: string; paymentId: string; amount: number };

type Checked = {
  person: Person;
  order: NewSubscription;
  pkg: Package;
  vehicle: VehicleRow;
  startsOn: PlainDate | null;
  code: VipCodeRow | undefined;
  priced: Priced;
};

/** Checks an order against the server's records and stores it unpaid. @throws {Refused} 403, 5011, 5015, 5020 */
export async function placeOrder(
  tx: Queries,
  world: World,
  person: Person,
  order: NewSubscription,
): Promise<Placed> {
  const { clock } = world;
  const checked = await checkedOrder(tx, person, order, clock.today());
  const subscriptionId = await insertSubscription(tx, checked, clock.now());
  const named = safeDocuments(order);
  for (const [kind, url] of named.length > 0 ? named : await waitingPhotos(tx, person.id))
    await storeDocument(tx, subscriptionId, kind, url);
  const amount = checked.priced.bill.total;
  const paymentId = newHash();
  await tx.query(
    `insert into payment (id, subscription_id, state, amount, created_at, num, details)
     values ($1, $2, -40, $3, $4, $5, $6::jsonb)`,
    [
      paymentId,
      subscriptionId,
      amount,
      clock.now().toISOString(),
      order.payments.num ?? null,
      JSON.stringify(details(checked)),
    ],
  );
  await record(tx, world, { kind: 'ordered', subject: subscriptionId, said: checked.pkg.title });
  return { subscriptionId, paymentId, amount };
}

async function checkedOrder(
  tx: Queries,
  person: Person,
  order: NewSubscription,
  today: PlainDate,
): Promise<Checked> {
  if (order.vtg_id !== undefined && order.vtg_id !== person.vtgId) throw forbidden();
  const vehicle = await ownVehicle(tx, person, order.vehicle_num_id);
  await checkDealer(tx, order);
  const pkg = await packageOf(tx, order.pkg);
  if (pkg === undefined) throw applyEnded('notCreated', '멤버십을 선택해 주세요.');
  const isExtension = order.state_req === 30;
  const startsOn = isExtension ? await checkExtension(tx, person, order, today) : null;
  if (!isExtension) await checkNotEnrolled(tx, vehicle.vin);
  checkTerms(order, tierOfPackage(pkg));
  checkMileage(order, tierOfPackage(pkg));
  checkRegistration(order, vehicle);
  const code = await codeOf(tx, order);
  const request = isExtension ? 'extension' : 'none';
  // If the registration date is not on record, the date from the customer decides the price.
  const registeredOn = vehicle.registeredOn ?? order.options.vehicleData?.date_reg ?? null;
  const known = { ...vehicle, registeredOn };
  const priced = priceOf({ pkg, vehicle: known, request, code, today });
  checkPrice(order, priced.bill.total);
  return { person, order, pkg, vehicle, startsOn, code, priced };
}

/** Checks that the registration date matches the record, because it decides the price. */
function checkRegistration({ options }: NewSubscription, { registeredOn }: VehicleRow): void {
  const said = options.vehicleData?.date_reg;
  if (said && registeredOn !== null && said !== registeredOn)
    throw applyEnded('notCreated', '최초등록일이 등록된 차량 정보와 다릅니다.');
}

function checkPrice({ price_payment, payments }: NewSubscription, total: number): void {
  if (price_payment !== total || (payments.price_payment ?? total) !== total)
    throw applyEnded('notCreated', '결제 금액이 변경되었습니다. 금액을 다시 확인해 주세요.');
}

async function codeOf(tx: Queries, { payments, pkg }: NewSubscription) {
  const slug = payments.promo_code?.slug;
  if (!slug) return undefined;
  const code = await vipCode(tx, slug, pkg);
  if (code === undefined || code.refusal !== null)
    throw applyEnded('notCreated', code?.refusal ?? '사용할 수 없는 쿠폰코드 입니다.');
  return code;
}

async function insertSubscription(tx: Queries, checked: Checked, now: Date): Promise<string> {
  const { person, order, pkg, vehicle, startsOn, priced } = checked;
  const [row] = await tx.query<{ id: string }>(
    `insert into subscription (id, person_id, package_id, chassis_number, plate, category_id, state,
       state_req, confirm, created_at, starts_on, parent_id, dealer_id, advisor_id, price, vehicle_data)
     values ('S' || nextval('subscription_number'), $1, $2, $3, $4, $5, 10, $6, 10, $7, $8, $9, $10,
       $11, $12, $13::jsonb) returning id`,
    [
      person.id,
      pkg.id,
      vehicle.vin,
      vehicle.plate ?? order.vehicle_num_reg ?? null,
      vehicle.categoryId,
      order.state_req ?? 10,
      now.toISOString(),
      startsOn,
      order.state_req === 30 ? (order.parent_subsc_id ?? null) : null,
      order.dealer_cdk_id,
      order.dealer_advisor_cdk_id ?? null,
      priced.bill.total,
      JSON.stringify(vehicleData(order, vehicle)),
    ],
  );
  if (row === undefined) throw new RangeError('an insert answers its row');
  return row.id;
}

const vehicleData = ({ options: { vehicleData: said } }: NewSubscription, vehicle: VehicleRow) => ({
  model: {
    type: said?.model?.type ?? vehicle.model,
    year: said?.model?.year ?? vehicle.modelYear,
  },
  num_id: vehicle.vin,
  date_reg: vehicle.registeredOn ?? said?.date_reg ?? null,
  num_reg: vehicle.plate ?? said?.num_reg ?? null,
  km: said?.km ?? null,
});

/**
 * Returns the price details that are shown later: the promotion price and the discount of the code. Source: A-25,
 * STATUS detail.
 */
const details = ({ order: { payments }, code, priced }: Checked) => ({
  price_pkg: priced.bill.list,
  promo: priced.promo,
  promo_code: code ? codeView(code, priced.bill.vip) : null,
  card_type: payments.card_type === 20 ? 20 : 10,
  terms: payments.terms ?? {},
  terms_version: payments.terms_version ?? {},
  termsPre: payments.termsPre ?? null,
  step: payments.step ?? null,
});
