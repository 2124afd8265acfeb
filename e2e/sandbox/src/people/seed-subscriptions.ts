import { termVersions } from '@shared/copy/legal-editions';
import type { Queries } from '@shared/database/database';
import type { PlainDate } from '@shared/domain/calendar';
import type { TermKey } from '@shared/domain/term-keys';
import { codeView, packageOf, vipCode } from '../backend/packages';
import { priceOf } from '../backend/price';
import { vehicleOf } from '../backend/vehicle-rows';
import type { Clock } from '../clock';
import { insertAll } from './insert';
import { type Lifetime, lifetimeOf } from './lifetime';
import type { Scenario, SeedSubscription } from './people';
import { personId, vinOf } from './seed-people';
import { confirmRows, documentRows, seedRefunds, useRows } from './seed-uses';

type Seeded = {
  person: Scenario;
  subscription: SeedSubscription;
  vin: string;
  life: Lifetime;
};

export async function seedSubscriptions(
  tx: Queries,
  scenarios: readonly Scenario[],
  clock: Clock,
): Promise<void> {
  const today = clock.today();
  const all = scenarios.flatMap((person) =>
    (person.subscriptions ?? []).map((subscription, _index, others): Seeded => {
      const vehicle = person.vehicles[subscription.vehicle];
      if (vehicle === undefined) throw new RangeError(`${subscription.id} has no vehicle`);
      return {
        person,
        subscription,
        vin: vinOf(person, vehicle, subscription.vehicle),
        life: lifetimeOf(subscription, others, today),
      };
    }),
  );
  const rows = [];
  for (const seeded of all) rows.push(await rowsOf(tx, scenarios, seeded));
  await insertAll(
    tx,
    'subscription',
    rows.map(({ subscription }) => subscription),
  );
  await insertAll(
    tx,
    'payment',
    rows.map(({ payment }) => payment),
  );
  await insertAll(
    tx,
    'document',
    all.flatMap(({ subscription }) => documentRows(subscription)),
  );
  await insertAll(
    tx,
    'care_insurance_confirm',
    all.flatMap(({ subscription }) => confirmRows(subscription, today)),
  );
  await insertAll(
    tx,
    'product_use',
    all.flatMap(({ subscription }) => useRows(subscription, today)),
  );
  await seedRefunds(tx, today);
}

async function rowsOf(tx: Queries, scenarios: readonly Scenario[], seeded: Seeded) {
  const { person, subscription, vin, life } = seeded;
  const pkg = await packageOf(tx, subscription.package);
  const vehicle = await vehicleOf(tx, vin);
  if (!pkg || !vehicle) throw new RangeError(`${subscription.id} has no package or vehicle`);
  const keys: readonly TermKey[] = pkg.is_assurance ? insuredKeys : plainKeys;
  const code = await vipCode(tx, subscription.code ?? '', subscription.package);
  const request = life.stateReq === 30 ? 'extension' : 'none';
  const { bill, promo } = priceOf({ pkg, vehicle, request, code, today: life.orderedOn });
  const from = subscription.is === 'transferred' ? subscription.from : undefined;
  const former = scenarios.find(({ key }) => key === from);
  return {
    subscription: {
      id: subscription.id,
      person_id: personId(person),
      package_id: pkg.id,
      chassis_number: vin,
      plate: vehicle.plate,
      category_id: vehicle.categoryId,
      state: life.state,
      state_req: life.stateReq,
      confirm: life.confirm,
      is_paid: life.isPaid,
      created_at: noonOf(life.orderedOn),
      state_on: life.stateOn,
      approved_on: life.approvedOn,
      starts_on: life.startsOn,
      stops_on: life.stopsOn,
      insurance_starts_on: pkg.is_assurance ? life.insuranceStartsOn : null,
      parent_id: 'parent' in subscription ? subscription.parent : null,
      dealer_id: 'D01',
      advisor_id: 'R0001',
      price: bill.total,
      reject_reason:
        life.confirm === -10 ? '제출하신 서류로 차량 정보를 확인할 수 없습니다.' : null,
      vehicle_data: {
        model: { type: vehicle.model, year: vehicle.modelYear },
        num_id: vin,
        date_reg: vehicle.registeredOn,
        num_reg: vehicle.plate,
        km: pkg.is_assurance ? 98_400 : null,
      },
      revoke_reason: life.isRevoked
        ? {
            revoke_reason_key: 3,
            revoke_reason_text: '이용 빈도가 낮음',
            revoke_reason_write: null,
          }
        : null,
      transfer_state: subscription.is === 'transferred' ? Number(subscription.told) : null,
      transfer_on: life.transferredOn,
      transferred_from: former ? personId(former) : null,
    },
    payment: {
      id: `P-${subscription.id}`,
      subscription_id: subscription.id,
      state: life.isPaid ? 50 : -40,
      amount: bill.total,
      num: life.isPaid ? `${life.orderedOn.slice(5).replace('-', '')}120000` : null,
      paid_on: life.isPaid ? life.orderedOn : null,
      created_at: noonOf(life.orderedOn),
      details: {
        price_pkg: bill.list,
        promo,
        promo_code: code ? codeView(code, bill.vip) : null,
        card_type: 10,
        terms: Object.fromEntries(keys.map((key) => [key, true])),
        terms_version: termVersions(keys, life.orderedOn),
        termsPre: { insurance: pkg.is_assurance },
        step: pkg.is_assurance ? 7 : 3,
      },
    },
  };
}

const plainKeys = [
  'service_agreement',
  'personal_info_agree',
  'pay_personal',
  'pay_electronic_fin',
  'pay_personal_info',
  'pay_third_party_provide',
] as const satisfies readonly TermKey[];
const insuredKeys = [...plainKeys, 'insurance', 'insurance_personal_info_agree'] as const;

const noonOf = (day: PlainDate): string => `${day}T12:00:00+09:00`;
