import { agesText } from '@shared/copy/ages';
import {
  approvalTime,
  coverStart,
  freeRevocation,
  penaltyShare,
  refundTime,
} from '@shared/copy/figures';
import { documentKinds } from '@shared/domain/attachment';
import type { PlainDate } from '@shared/domain/calendar';
import { formatDay } from '@shared/domain/format';
import { INSURANCE_WAITING_DAYS } from '@shared/domain/service-period';
import { bandsOf, type Group } from '@shared/domain/tier';

/** Returns when the service of an application of today is expected to start. Source: CONST-001, 002. */
export const expectedStartText = (day: PlainDate): string =>
  `오늘 신청하면 ${formatDay(day)}쯤 시작될 예정이에요.`;

export const expectedStartReason = `승인까지 ${approvalTime}이 걸리는 것으로 계산했어요. 공휴일이나 서류 확인에 따라 늦어질 수 있어요.`;

/** One line about refunds. The payment page shows all rules. Source: CONST-021, 022, 026. */
export const refundLine = `${freeRevocation}에 해지하면 위약금이 없고, 그 뒤에는 결제 금액의 ${penaltyShare}를 위약금으로 빼고 환불에 ${refundTime} 걸릴 수 있어요.`;

/** Conditions of POWER TRAIN that a customer should know before applying. Source: CONST-003, APPLY-033. */
export const powerTrainLine = `POWER TRAIN은 ${coverStart}부터 보장해요. 신청할 때 자동차등록증, 정기검사 결과지, 계기판 사진 ${documentKinds.length}가지를 준비해 주세요.`;

const isInsured = (group: Group) => group === 'POWER TRAIN';

/** Rows of the comparison that are the same for every car. */
export const groupRows: readonly { label: string; text: (group: Group) => string }[] = [
  { label: '가입 대상', text: (group) => agesText(bandsOf(group)) },
  {
    label: '시작',
    text: (group) =>
      isInsured(group) ? `승인 ${INSURANCE_WAITING_DAYS}일 뒤 보장` : '승인 다음 날',
  },
  { label: '서류', text: (group) => (isInsured(group) ? `${documentKinds.length}가지` : '없음') },
];
