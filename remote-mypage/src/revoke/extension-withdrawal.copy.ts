import type { Subscription } from '@shared/api/subscription';
import { withdrawalRefundSentence } from '@shared/copy/refund-rules';
import type { PlainDate } from '@shared/domain/calendar';
import { extensionWithdrawableUntil } from '@shared/domain/cooling-off';
import { formatDay } from '@shared/domain/format';
import type { RefundSettings } from '@shared/domain/refund-column';
import {
  mailAddress,
  orderLine,
  type PreparedMessage,
  smsAddress,
  telAddress,
} from '../member/prepared-message';
import { wonText } from './revoke.copy';

type Extension = Pick<
  Subscription,
  'title' | 'paid' | 'startsOn' | 'orderNumber' | 'payments' | 'createdOn'
>;

/** Returns until when an extension can be withdrawn from, what comes back, and when. Source: A-99, LAW-006, LAW-007. */
export function extensionWithdrawalSentence(
  extension: Extension,
  today: PlainDate,
  refund: RefundSettings,
): string {
  const until = extensionWithdrawableUntil(extension, today, refund);
  const limit = until === undefined ? '' : `${formatDay(until)}까지 `;
  const amount = extension.paid === undefined ? '결제한 금액' : wonText(extension.paid);
  return `아직 시작하지 않은 연장이라 ${limit}위약금 없이 청약을 철회하고 ${amount} 전액을 돌려받을 수 있어요. ${withdrawalRefundSentence}`;
}

type Contact = { phone: string; email: string };
type Way = { label: string; address: string };

/**
 * Returns the ways to ask the customer centre for a withdrawal with one press: message and call, or mail if there is no
 * phone number. Source: A-99.
 */
export function withdrawalWays({ phone, email }: Contact, extension: Extension): readonly Way[] {
  const message = requestOf(extension);
  if (phone)
    return [
      { label: '문자로 청약철회', address: smsAddress(phone, message) },
      { label: '전화로 청약철회', address: telAddress(phone) },
    ];
  return email ? [{ label: '메일로 청약철회', address: mailAddress(email, message) }] : [];
}

/** Names the order and no personal data. */
function requestOf({ title, orderNumber, payments, createdOn }: Extension): PreparedMessage {
  const day = payments?.paidOn ?? createdOn;
  return {
    subject: 'ServiceCare+ 연장 청약철회',
    lines: [
      '아직 시작하지 않은 연장의 청약을 철회해요.',
      '',
      `멤버십: ${title}`,
      orderLine(orderNumber),
      `결제일: ${day === undefined ? '확인하지 못했어요' : formatDay(day)}`,
    ],
  };
}

/** Says what the customer centre needs, and where its answer appears. */
export const withdrawalWaysSentence = ({ orderNumber }: Extension): string =>
  `고객센터에 요청해 주세요${orderNumber ? ` (주문번호 ${orderNumber})` : ''}. 접수되면 이 멤버십에 환불 상태가 보여요.`;
