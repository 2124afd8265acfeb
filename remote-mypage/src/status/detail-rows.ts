import type { Subscription } from '@shared/api/subscription';
import { PRICE_UNKNOWN } from '@shared/copy/price';
import type { PlainDate } from '@shared/domain/calendar';
import { formatDay, formatWon } from '@shared/domain/format';
import { lessWon, type Won } from '@shared/domain/money';
import { awaitsNotice } from '@shared/domain/transfer';
import { vatPart } from '@shared/domain/vat';
import type { Fact } from '@shared/ui/Facts';
import { subscriptionPeriod } from './period';

const UNKNOWN = '-';
const money = (amount: Won | undefined) =>
  amount === undefined ? UNKNOWN : `${formatWon(amount)}원`;
const off = (amount: Won) => `−${formatWon(amount)}원`;
const day = (on: PlainDate | undefined) => (on === undefined ? UNKNOWN : formatDay(on));

/** What was joined, with which car. Source: STATUS-016. */
export function joinedRows(subscription: Subscription): readonly Fact[] {
  const { vehicle, insured, insuranceStartsOn } = subscription;
  const model = [vehicle.modelType, vehicle.modelYear].filter(Boolean).join(' · ');
  const rows = [
    { label: '모델', value: model || UNKNOWN },
    { label: '차량번호', value: subscription.plate || UNKNOWN },
    { label: '차대번호', value: subscription.vin || UNKNOWN },
    { label: '멤버십', value: subscription.title },
    { label: '이용 기간', value: subscriptionPeriod(subscription) },
  ];
  return insured && insuranceStartsOn
    ? [...rows, { label: '보장 시작일', value: formatDay(insuranceStartsOn) }]
    : rows;
}

/** How the price came about; every amount includes VAT. Source: STATUS-016, ENTITY-024…026. */
export function paymentRows({ payments, paid, orderNumber }: Subscription): readonly Fact[] {
  const promotionPrice = payments?.promotion?.price;
  const vip = payments?.vipCode;
  return [
    { label: '정가', value: money(payments?.listPrice) },
    {
      label: '프로모션가',
      value: money(promotionPrice ?? payments?.listPrice),
      note: promotionNote(payments?.listPrice, promotionPrice),
    },
    {
      label: 'VIP 코드 할인',
      value: vip?.price === undefined ? '없음' : off(vip.price),
      note: vip?.title || undefined,
    },
    {
      label: '총 결제 금액',
      ...paidFact(paid),
    },
    { label: '주문번호', value: orderNumber ?? UNKNOWN },
    { label: '결제일', value: day(payments?.paidOn) },
  ];
}

const paidFact = (paid: Won | undefined) =>
  paid === undefined
    ? { value: PRICE_UNKNOWN }
    : { value: money(paid), note: `부가세 ${formatWon(vatPart(paid))}원 포함`, strong: true };

const promotionNote = (list: Won | undefined, promotion: Won | undefined) =>
  list !== undefined && promotion !== undefined && promotion < list
    ? `${money(lessWon(list, promotion))} 할인`
    : undefined;

/** Empty where there is no refund. Source: STATUS-017, ENTITY-024. */
export function refundRows({ payments, stateOn }: Subscription): readonly Fact[] | undefined {
  const refund = payments?.refund;
  const refunded = payments?.refunded;
  if (refund === undefined && refunded === undefined) return undefined;
  const lines = refund
    ? [
        { label: '이용 일수', value: `${refund.daysUsed}일` },
        { label: '위약금', value: money(refund.penalty) },
        { label: '정비 사용 금액', value: money(refund.maintenance) },
        { label: '보험료 일할 금액', value: money(refund.insuranceReturned) },
      ]
    : [];
  return [
    ...lines,
    { label: '처리일', value: day(stateOn) },
    { label: '환불 금액', value: money(refunded ?? refund?.amount), strong: true },
  ];
}

/** Empty where it was never transferred. Source: STATUS-017, ENTITY-022. */
export function transferRows(subscription: Subscription): readonly Fact[] | undefined {
  const { transfer, transferred } = subscription;
  if (transfer === undefined && !transferred) return undefined;
  return [
    { label: '양도 회원', value: transfer?.name || UNKNOWN },
    { label: '양도일', value: day(transfer?.date) },
    { label: '양도 상태', value: awaitsNotice(subscription) ? '안내 확인 대기' : '양도 완료' },
  ];
}
