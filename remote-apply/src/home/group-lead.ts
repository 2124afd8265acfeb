import { SERVICE_MONTHS } from '@shared/domain/service-period';
import type { Group } from '@shared/domain/tier';

const years = `${SERVICE_MONTHS / 12}년`;

export const groupLead: Record<Group, string> = {
  STANDARD: `꼭 필요한 정비만 담은 ${years} 케어`,
  PREMIUM: `더 큰 할인과 넉넉한 혜택의 ${years} 케어`,
  'POWER TRAIN': '큰 고장에 대비하는 수리비 보장',
};
