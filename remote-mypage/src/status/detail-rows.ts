import type { Subscription } from '@shared/api/subscription';
import { PRICE_UNKNOWN } from '@shared/copy/price';
import type { PlainDate } from '@shared/domain/calendar';
import { formatDay, formatWon } from '@shared/domain/format';
import { lessWon, type Won } from '@shared/domain/money';
import { isRefundOpen, isUnpaidOrder } from '@shared/domain/subscription';
import { awaitsNotice } from '@shared/domain/transfer';
import { vatPart } from '@shared/domain/vat';
import type { Fact } from '@shared/ui/Facts';
import { refundRowsOf } from '../revoke/refund-rows';
import { periodFact } from './period-fact';

const UNKNOWN = '-';
const moneyText = (amount: Won | undefined) =>
  amount === undefined ? UNKNOWN : `${formatWon(amount)}원`;
const off = (amount: Won) => `−${formatWon(amount)}원`;
const day = (on: PlainDate | undefined) => (on === undefined ? UNKNOWN : formatDay(on));

/** Returns the rows of the membership and its car. Source: STATUS-016. */
export function joinedRows(subscription: Subscription, today: PlainDate): readonly Fact[] {
  const { vehicle, insured, insuranceStartsOn } = subscription;
  const model = [vehicle.modelType, vehicle.modelYear].filter(Boolean).join(' · ');
  const rows = [
    { label: '모델', value: model || UNKNOWN },
    { label: '차량번호', value: subscription.plate || UNKNOWN },
    { label: '차대번호', value: subscription.vin || UNKNOWN },
    { label: '멤버십', value: subscription.title },
    periodFact(subscription, today),
  ];
  return insured && insuranceStartsOn
    ? [...rows, { label: '보장 시작일', value: formatDay(insuranceStartsOn) }]
    : rows;
}

/** Returns the rows that explain the price. Every amount includes VAT. Source: STATUS-016, ENTITY-024…026. */
export function paymentRows(subscription: Subscription): readonly Fact[] {
  const { payments, paid, orderNumber } = subscription;
  const promotionPrice = payments?.promotion?.price;
  const vip = payments?.vipCode;
  return [
    { label: '정가', value: moneyText(payments?.listPrice) },
    {
      label: '프로모션가',
      value: moneyText(promotionPrice ?? payments?.listPrice),
      note: promotionNote(payments?.listPrice, promotionPrice),
    },
    {
      label: 'VIP 코드 할인',
      value: vip?.price === undefined ? '없음' : off(vip.price),
      note: vip?.title || undefined,
    },
    {
      label: isUnpaidOrder(subscription) ? '결제하지 않은 금액' : '총 결제 금액',
      ...paidFact(paid),
    },
    { label: '주문번호', value: orderNumber ?? UNKNOWN },
    { label: '결제일', value: day(payments?.paidOn) },
  ];
}

const paidFact = (paid: Won | undefined) =>
  paid === undefined
    ? { value: PRICE_UNKNOWN }
    : { value: moneyText(paid), note: `부가세 ${formatWon(vatPart(paid))}원 포함`, strong: true };

const promotionNote = (list: Won | undefined, promotion: Won | undefined) =>
  list !== undefined && promotion !== undefined && promotion < list
    ? `${moneyText(lessWon(list, promotion))} 할인`
    : undefined;

/**
 * Returns the refund and the lines that lead to it, or `undefined` if the server sends none. Source: STATUS-017,
 * ENTITY-024.
 */
export function refundRows(subscription: Subscription): readonly Fact[] | undefined {
  const { payments, stateOn } = subscription;
  const usage = payments?.refund;
  const amount = payments?.refunded ?? usage?.amount;
  if (usage === undefined && amount === undefined) return undefined;
  const isPaidOut = !isRefundOpen(subscription);
  const money = usage && amount !== undefined && refundRowsOf(subscription, usage, amount);
  return [
    ...(usage ? [{ label: '이용 일수', value: `${usage.daysUsed}일` }] : []),
    ...(money ? money.rows : []),
    {
      label: isPaidOut ? '환불 금액' : '환불 예정 금액',
      value: moneyText(amount),
      note: money ? money.sentence : undefined,
      strong: true,
    },
    { label: isPaidOut ? '환불일' : '처리일', value: day(stateOn) },
  ];
}

/**
 * Returns the rows of the transfer, or `undefined` if the membership was never transferred. Source: STATUS-017,
 * ENTITY-022.
 */
export function transferRows(subscription: Subscription): readonly Fact[] | undefined {
  const { transfer, transferred } = subscription;
  if (transfer === undefined && !transferred) return undefined;
  return [
    { label: '양도 회원', value: transfer?.name || UNKNOWN },
    { label: '양도일', value: day(transfer?.date) },
    { label: '양도 상태', value: awaitsNotice(subscription) ? '안내 확인 대기' : '양도 완료' },
  ];
}
