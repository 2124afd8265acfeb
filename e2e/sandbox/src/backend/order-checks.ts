import { settings } from '@shared/config/settings';
import type { Queries } from '@shared/database/database';
import type { PlainDate } from '@shared/domain/calendar';
import { offeredExtension } from '@shared/domain/extension';
import { paymentTerms, termsOf } from '@shared/domain/required-terms';
import { type Tier, takesMileage } from '@shared/domain/tier';
import type { NewSubscription } from './order-body';
import type { Person } from './person';
import { applyEnded, forbidden } from './refusal';
import {
  childrenOf,
  openOnVehicle,
  type SubscriptionRow,
  standingOf,
  subscriptionRow,
} from './subscription-rows';

/**
 * Checks that the dealer accepts this card and that the advisor works for the dealer.
 * @throws {Refused} 5015, 5020. Source: PAY-014…017.
 */
export async function checkDealer(tx: Queries, order: NewSubscription): Promise<void> {
  const [dealer] = await tx.query<{ co_card_yn: string }>(
    'select co_card_yn from dealer where id = $1',
    [order.dealer_cdk_id ?? ''],
  );
  if (dealer === undefined) throw applyEnded('noDealer', '판매사를 선택해 주세요.');
  if (order.payments.card_type === 20 && dealer.co_card_yn === 'N')
    throw applyEnded('notCreated', '선택하신 판매사는 법인카드 결제가 불가합니다.');
  if (!order.dealer_advisor_cdk_id) return;
  const advisors = await tx.query(
    `select 1 from advisor join agent on agent.id = agent_id
     where advisor.id = $1 and dealer_id = $2 and is_used`,
    [order.dealer_advisor_cdk_id, order.dealer_cdk_id],
  );
  if (advisors.length === 0) throw applyEnded('notCreated', '추천인을 다시 선택해 주세요.');
}

/**
 * Checks the required terms of the payment page and, for an insured package, of the warranty.
 * @throws {Refused} 5020. Source: TERMS-012…015.
 */
export function checkTerms({ payments, state_req }: NewSubscription, tier: Tier): void {
  const isExtension = state_req === 30;
  const asked = [...termsOf('application'), ...paymentTerms(isExtension)].filter(
    ({ required }) => required,
  );
  const isAgreed = asked.every(({ key }) => payments.terms?.[key] === true);
  const isInsuranceAgreed =
    payments.termsPre?.insurance === true ||
    termsOf('insurance').every(({ key, required }) => !required || payments.terms?.[key] === true);
  if (!isAgreed || (tier === 'insurance' && !isInsuranceAgreed))
    throw applyEnded('notCreated', '필수 약관에 동의해 주세요.');
}

/** Source: VALID-031, A-32. @throws {Refused} 5020 */
export function checkMileage({ options }: NewSubscription, tier: Tier): void {
  const km = options.vehicleData?.km;
  if (typeof km === 'number' && !takesMileage(tier, km))
    throw applyEnded('notCreated', '주행거리 180,000km 초과 차량은 가입할 수 없습니다.');
}

/**
 * Checks that the vehicle has no open membership and none that waits to start.
 * @throws {Refused} 5011. Source: A-57.
 */
export async function checkNotEnrolled(tx: Queries, vin: string): Promise<void> {
  const waiting = await tx.query(
    `select 1 from subscription where is_paid and chassis_number = $1
       and state = 10 and state_req = 30 and confirm <> -10`,
    [vin],
  );
  if (waiting.length > 0 || (await openOnVehicle(tx, vin)))
    throw applyEnded('exists', '이미 가입된 차량입니다.');
}

/**
 * Returns the start day of an extension. Checks that the parent membership is the caller's, on this vehicle and near
 * its end.
 * @throws {Refused} 403, 5011, 5020. Source: EXT-003…008, A-29.
 */
export async function checkExtension(
  tx: Queries,
  person: Person,
  order: NewSubscription,
  today: PlainDate,
): Promise<PlainDate> {
  const parent = await subscriptionRow(tx, order.parent_subsc_id ?? '');
  if (parent && parent.personId !== person.id) throw forbidden();
  if (parent === undefined || parent.vin !== order.vehicle_num_id)
    throw applyEnded('notCreated', '연장할 멤버십을 찾을 수 없습니다.');
  const children = await childrenOf(tx, parent.id);
  const offer = offeredExtension(
    extendable(parent),
    children.map(extendable),
    today,
    settings.extension.windowDays,
  );
  if (!offer.ok && offer.error === 'already-extended')
    throw applyEnded('exists', '이미 연장 신청된 멤버십입니다.');
  if (!offer.ok) throw applyEnded('notCreated', '지금은 연장할 수 없는 멤버십입니다.');
  if (order.date_start && order.date_start !== offer.value.startsOn)
    throw applyEnded('notCreated', '연장 시작일이 올바르지 않습니다.');
  return offer.value.startsOn;
}

const extendable = (row: SubscriptionRow) => {
  const { state, request } = standingOf(row);
  return {
    id: row.id,
    state,
    request,
    parentId: row.parentId ?? undefined,
    startsOn: row.startsOn ?? undefined,
    stopsOn: row.stopsOn ?? undefined,
    vin: row.vin,
  };
};
