import type { Subscription } from '@shared/api/subscription';
import type { PlainDocument } from '@shared/copy/html-document';
import { withdrawalRefundSentence } from '@shared/copy/refund-rules';
import { inKorea } from '@shared/domain/calendar';
import type { Won } from '@shared/domain/money';
import { wonText } from './revoke.copy';

/** A withdrawal that the server has accepted. `at` is the server's time. */
export type Withdrawn = { subscription: Subscription; amount: Won; at: Date };

/** Returns date, time and content of a withdrawal. Source: LAW-006. */
export const acknowledgementRows = ({ subscription, amount, at }: Withdrawn) => [
  { label: '접수 일시', value: inKorea(at).slice(0, 16).replace('T', ' ') },
  { label: '내용', value: '청약철회' },
  { label: '멤버십', value: subscription.title },
  { label: '차량번호', value: subscription.plate || '-' },
  { label: '주문번호', value: subscription.orderNumber ?? '확인하지 못했어요' },
  { label: '예상 환불액', value: wonText(amount) },
];

/** Returns what happens next. A pending application is refunded at once. Source: REVOKE-016, LAW-007. */
export const acknowledgementSentence = ({ state }: Subscription): string =>
  state === 'pending'
    ? `결제 금액 전액을 바로 환불해 드려요. ${withdrawalRefundSentence}`
    : withdrawalRefundSentence;

/** Returns the acknowledgement as a document that the customer can keep. Source: LAW-006. */
export const acknowledgementDocument = (withdrawn: Withdrawn): PlainDocument => ({
  title: '청약철회 접수 확인서',
  lead: '청약철회가 접수됐어요.',
  sections: [
    {
      heading: '접수 내용',
      rows: acknowledgementRows(withdrawn),
      paragraphs: [acknowledgementSentence(withdrawn.subscription)],
    },
  ],
});
