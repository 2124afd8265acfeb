import { settings } from '@shared/config/settings';
import { serviceLength } from '@shared/copy/figures';
import { INTERMEDIARY_NOTICE } from '@shared/copy/operator-facts';
import { messages } from '@shared/copy/popup';
import { refundRules, withdrawalPlace } from '@shared/copy/refund-rules';
import { formatWon } from '@shared/domain/format';
import type { Won } from '@shared/domain/money';

export const payWords = {
  offline: '인터넷에 연결되지 않았어요.',
  unsent: '주문을 보내지 않았고 결제되지 않았어요.',
  'not-created': '주문이 만들어지지 않았고 결제되지 않았어요.',
  unknown: '결제되었는지 아직 확인하지 못했어요. 다시 결제하기 전에 고객센터에 확인해 주세요.',
  otherTab: '다른 창에서 결제를 진행하고 있어요. 먼저 그 창에서 마쳐 주세요.',
  bought: '이미 가입한 차량이라 다시 결제하지 않았어요. 멤버십 현황에서 확인해 주세요.',
  notExtended: '연장할 멤버십의 상태가 바뀌어 결제하지 않았어요. 멤버십 현황에서 확인해 주세요.',
} as const;

type Purchase = {
  dealer: string;
  car: string;
  title: string;
  total: Won;
  /** First day of an extension. */
  startsOn: string | undefined;
  isInsured: boolean;
};

/**
 * Returns the last summary before the card page: seller, mediation, car, product, total, start and refunds.
 * Source: PAY-020, LAW-003.
 */
export const cautionLines = (bought: Purchase): readonly string[] => [
  `판매사: ${bought.dealer}`,
  INTERMEDIARY_NOTICE,
  `차량: ${bought.car}`,
  `멤버십: ${bought.title}`,
  `총 결제 금액: ${formatWon(bought.total)}원 (부가세 포함)`,
  messages.SUBSC_INFO,
  ...(bought.startsOn === undefined
    ? []
    : [`연장한 기간은 ${bought.startsOn} 0시부터 ${serviceLength}이에요.`]),
  ...refundRules(settings, {
    insured: bought.isInsured,
    isExtension: bought.startsOn !== undefined,
  }),
  withdrawalPlace,
];
