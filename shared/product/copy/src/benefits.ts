import { formatWon } from '@shared/domain/format';
import { INSURANCE_WAITING_DAYS } from '@shared/domain/service-period';
import { bandsOf, benefits, type Group, powerTrain } from '@shared/domain/tier';
import { formatNumber } from '@shared/text/number';
import { agesText } from './ages';

const maintenance = ({ discountPercent, coupon }: (typeof benefits)['STANDARD' | 'PREMIUM']) => [
  '엔진오일 교환',
  `정비 비용 ${discountPercent}% 할인`,
  `${formatWon(coupon)}원 할인 쿠폰`,
  '픽업 서비스',
];

/** Benefits of every membership of a group, used when the server lists no products. Source: CONST-004, 012, 013. */
export const groupBenefits: Record<Group, readonly string[]> = {
  STANDARD: maintenance(benefits.STANDARD),
  PREMIUM: [...maintenance(benefits.PREMIUM), 'STANDARD보다 많은 정비 항목'],
  'POWER TRAIN': [
    `연간 최대 ${formatWon(powerTrain.coverUpTo)}원까지 수리비 보장`,
    `승인일로부터 ${INSURANCE_WAITING_DAYS}일 뒤 보장 시작`,
  ],
};

const powerTrainLimits = [
  `1회 청구마다 본인 부담금 ${formatWon(powerTrain.shareOfClaim)}원이 있어요.`,
  `주행거리 ${formatNumber(powerTrain.mileageUpTo)}km 이하 차량만 가입할 수 있어요.`,
  `차량가액 ${formatWon(powerTrain.vehicleValueUpTo)}원 초과 또는 적재량 ${powerTrain.vehicleLoadUpToTons}t 초과 차량은 가입할 수 없어요.`,
  '이용 금액에는 부가세가 포함되어 있어요.',
];

/** Returns the vehicles that a group refuses, and the costs beside its price. Source: HOME-005, CONST-005…011. */
export const groupLimits = (group: Group): readonly string[] => [
  `${agesText(bandsOf(group))}만 가입할 수 있어요.`,
  ...(group === 'POWER TRAIN' ? powerTrainLimits : []),
  '고성능 M, 전기차, Z 시리즈, 렌터카는 가입할 수 없어요.',
];
