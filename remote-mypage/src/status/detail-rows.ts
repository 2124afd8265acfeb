import type { Subscription } from '@shared/api/subscription';
import { reductionRows, totalRow } from '@shared/copy/payment-rows';
import { PRICE_UNKNOWN } from '@shared/copy/price';
import type { PlainDate } from '@shared/domain/calendar';
import { formatDay, formatWon } from '@shared/domain/format';
import type { Won } from '@shared/domain/money';
import { isRefundOpen, isUnpaidOrder, revokeBadge } from '@shared/domain/subscription';
import { awaitsNotice } from '@shared/domain/transfer';
import type { Fact } from '@shared/ui/Facts';
import { refundRowsOf } from '../revoke/refund-rows';
import { periodFact } from './period';

const UNKNOWN = '-';
const moneyText = (amount: Won | undefined) =>
  amount === undefined ? UNKNOWN : `${formatWon(amount)}원`;
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

/** Returns the rows that explain the price. Source: STATUS-016, ENTITY-024…026. */
export function paymentRows(subscription: Subscription): readonly Fact[] {
  const { payments, paid, orderNumber } = subscription;
  const label = isUnpaidOrder(subscription) ? '결제하지 않은 금액' : '총 결제 금액';
  const total = totalRow(label, paid);
  return [
    ...reductionRows(payments).map((row) => ({ ...row, value: row.value ?? UNKNOWN })),
    { ...total, value: total.value ?? PRICE_UNKNOWN },
    { label: '주문번호', value: orderNumber ?? UNKNOWN },
    { label: '결제일', value: day(payments?.paidOn) },
  ];
}

/**
 * Returns the refund and the lines that lead to it, or `undefined` if the server sends none. The data of a request that is not
 * confirmed, or was withdrawn, is no refund. Source: STATUS-017, ENTITY-024.
 */
export function refundRows(subscription: Subscription): readonly Fact[] | undefined {
  if (revokeBadge(subscription) < 2) return undefined;
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
      label: isPaidOut ? '환불 금액' : '예상 환불액',
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
