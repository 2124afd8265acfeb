import { freeRevocation, serviceLength } from '@shared/copy/figures';
import { messages } from '@shared/copy/popup';
import { formatWon } from '@shared/domain/format';
import type { Won } from '@shared/domain/money';

export const payWords = {
  otherTab: '다른 창에서 결제를 진행하고 있어요. 먼저 그 창에서 마쳐 주세요.',
} as const;

/** What the last page before the card page says once more: what, how much, from when, how to cancel. Source: PAY-020. */
export const cautionLines = ({
  title,
  total,
  startsOn,
}: {
  title: string;
  total: Won;
  startsOn: string | undefined;
}): readonly string[] => [
  `${title} · 총 ${formatWon(total)}원 (부가세 포함)`,
  messages.SUBSC_INFO,
  ...(startsOn === undefined ? [] : [`연장한 기간은 ${startsOn} 0시부터 ${serviceLength}이에요.`]),
  `승인 전에 해지하면 전액, ${freeRevocation}에는 위약금 없이 환불받을 수 있어요. 해지는 멤버십 현황에서 신청해 주세요.`,
];
