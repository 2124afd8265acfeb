import type { Payments } from '@shared/api/subscription';
import { formatWon } from '@shared/domain/format';
import { lessWon, type Won } from '@shared/domain/money';
import { vatPart } from '@shared/domain/vat';

/** One line of a price. `value` is undefined if the server does not send it. */
export type PriceRow = {
  label: string;
  value: string | undefined;
  note?: string | undefined;
  strong?: boolean;
};

const moneyText = (amount: Won | undefined) =>
  amount === undefined ? undefined : `${formatWon(amount)}원`;

/** Returns list price, promotion and VIP code. Every amount includes VAT. Source: STATUS-016, ENTITY-024…026. */
export function reductionRows(
  payments: Pick<Payments, 'listPrice' | 'promotion' | 'vipCode'> | undefined,
): readonly PriceRow[] {
  const listPrice = payments?.listPrice;
  const promotionPrice = payments?.promotion?.price;
  return [
    { label: '정가', value: moneyText(listPrice) },
    {
      label: '프로모션가',
      value: moneyText(promotionPrice ?? listPrice),
      note: promotionNote(listPrice, promotionPrice),
    },
    {
      label: 'VIP 코드 할인',
      value: payments && codeText(payments.vipCode),
      note: payments?.vipCode?.title || undefined,
    },
  ];
}

/** Returns undefined for a code whose discount the server does not send. */
function codeText(code: Payments['vipCode']): string | undefined {
  if (code?.price !== undefined) return `−${formatWon(code.price)}원`;
  return code?.title ? undefined : '없음';
}

const promotionNote = (list: Won | undefined, promotion: Won | undefined) =>
  list !== undefined && promotion !== undefined && promotion < list
    ? `${moneyText(lessWon(list, promotion))} 할인`
    : undefined;

/** Returns the total with the VAT in it. Source: STATUS-016. */
export const totalRow = (label: string, total: Won | undefined): PriceRow => ({
  label,
  value: moneyText(total),
  ...(total !== undefined && { note: `부가세 ${formatWon(vatPart(total))}원 포함`, strong: true }),
});
