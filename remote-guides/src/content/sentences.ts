import { settings } from '@shared/config/settings';
import { formatNumber, formatWon } from '@shared/domain/format';
import { INSURANCE_WAITING_DAYS, SERVICE_MONTHS } from '@shared/domain/service-period';
import { bandsOf, type Group, powerTrain } from '@shared/domain/tier';
import { bandRange } from '@shared/domain/vehicle-age';

/**
 * Phrases that carry a figure of the business, used by several guides. A figure is never typed here: it comes from the
 * rules or the settings, so that whoever changes it there changes it for the reader. Source: CONST-001…008, 026, 027.
 */
export const approvalTime = `영업일 기준 약 ${settings.approval.businessDays}일`;
export const servicePeriod = `승인 다음 날 0시부터 ${SERVICE_MONTHS}개월`;
export const coverStart = `승인일로부터 ${INSURANCE_WAITING_DAYS}일 뒤`;
export const coverLimit = `연간 최대 ${formatWon(powerTrain.coverUpTo)}원`;
export const customerShare = `${formatWon(powerTrain.shareOfClaim)}원`;
export const payoutTime = `${settings.claim.payoutBusinessDays}영업일 이내`;
export const couponTime = `${settings.claim.couponBusinessDays}영업일 이내`;
export const mileageLimit = `${formatNumber(powerTrain.mileageUpTo)}km 이하`;
export const powerTrainAge = `${powerTrain.ageAbove}개월 초과 ${powerTrain.ageUpTo}개월 이하`;
export const valueLimit = `${formatWon(powerTrain.vehicleValueUpTo)}원 이하`;
export const loadLimit = `${powerTrain.vehicleLoadUpToTons}t 이하`;

/** '60개월 초과': the youngest band a membership takes begins right after it. Source: CONST-010. */
export function youngest(group: Group): string {
  const [band] = bandsOf(group);
  return band === undefined ? '' : `${bandRange(band).from - 1}개월 초과`;
}
