import { settings } from '@shared/config/settings';
import { groupLimits } from '@shared/copy/benefits';
import { approvalTime } from '@shared/copy/figures';
import { insurerLine } from '@shared/copy/operator-facts';
import { SERVICE_MONTHS } from '@shared/domain/service-period';
import type { Group } from '@shared/domain/tier';

/** Returns the notes of home for a group. Source: HOME-005, CONST-001…011, LAW-013. */
export const homeNotes = (group: Group): readonly string[] => [
  `승인까지 ${approvalTime}이 걸려요.`,
  `승인 다음 날 0시부터 ${SERVICE_MONTHS}개월 동안 이용할 수 있어요.`,
  ...groupLimits(group),
  ...(group === 'POWER TRAIN' ? [insurerLine(settings.legal)] : []),
  '이용 금액은 차종과 차령에 따라 달라져요.',
];
