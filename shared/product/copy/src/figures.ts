import { settings } from '@shared/config/settings';
import { retentionYears } from '@shared/domain/customer-centre';
import { formatWon } from '@shared/domain/format';
import { INSURANCE_WAITING_DAYS, SERVICE_MONTHS } from '@shared/domain/service-period';
import { bandsOf, type Group, powerTrain } from '@shared/domain/tier';
import { bandRange } from '@shared/domain/vehicle-age';
import { formatNumber } from '@shared/text/number';
import { readableWon } from './readable-won';

const { approval, claim, extension, refund, transfer } = settings;

/**
 * Phrases with figures of the business. A figure is never written in a sentence. It comes from the rules or the
 * settings, so that a change there also changes the text. Source: CONST-001…008, 019, 021…027.
 */
export const approvalTime = `영업일 기준 약 ${approval.businessDays}일`;
export const serviceLength = `${SERVICE_MONTHS}개월`;
export const servicePeriod = `승인 다음 날 0시부터 ${serviceLength}`;
export const coverStart = `승인일로부터 ${INSURANCE_WAITING_DAYS}일 뒤`;
export const coverLimit = `연간 최대 ${formatWon(powerTrain.coverUpTo)}원`;
/** The limit in digits and in words. Example: '연간 최대 10,000,000원(1,000만 원)'. */
export const coverLimitInWords = `${coverLimit}(${readableWon(powerTrain.coverUpTo)})`;
export const customerShare = `${formatWon(powerTrain.shareOfClaim)}원`;
export const payoutTime = `${claim.payoutBusinessDays}영업일 이내`;
export const couponTime = `${claim.couponBusinessDays}영업일 이내`;
export const mileageLimit = `${formatNumber(powerTrain.mileageUpTo)}km 이하`;
export const overMileage = `${formatNumber(powerTrain.mileageUpTo)}km 초과`;
export const powerTrainAge = `${powerTrain.ageAbove}개월 초과 ${powerTrain.ageUpTo}개월 이하`;
export const vehicleValue = `${formatWon(powerTrain.vehicleValueUpTo)}원`;
export const vehicleValueInWords = `${vehicleValue}(${readableWon(powerTrain.vehicleValueUpTo)})`;
export const vehicleLoad = `${powerTrain.vehicleLoadUpToTons}t`;
export const freeRevocation = `승인 후 ${refund.freeDays}일 이내`;
export const refundTime = `${claim.refundDays}일 이상`;
export const prorated = `${refund.prorateDays}일을 기준`;
export const extensionWindow = `${extension.windowDays}일 이하`;
export const penaltyShare = `${refund.penaltyRate}%`;
export const transferDays = `${transfer.minDays}일 이상`;
export const marketingKept = `${retentionYears.marketing}년`;
export const serviceKept = `${retentionYears.service}년`;

/** Returns the age after which the youngest band of a membership starts. Example: '60개월 초과'. Source: CONST-010. */
export function youngest(group: Group): string {
  const [band] = bandsOf(group);
  return band === undefined ? '' : `${bandRange(band).from - 1}개월 초과`;
}
