import { settings } from '@shared/config/settings';
import {
  couponTime,
  coverLimitInWords,
  coverStart,
  customerShare,
  payoutTime,
} from '@shared/copy/figures';
import type { Tier } from '@shared/domain/tier';
import type { GuideStep } from './step';

const plain: readonly GuideStep[] = [
  {
    drawing: 'coupon',
    title: '남은 혜택을 확인해요',
    text: '멤버십 현황에서 사용할 수 있는 혜택과 할인 쿠폰을 확인해 주세요.',
  },
  {
    drawing: 'reservation',
    title: '서비스센터를 예약해요',
    text: '가까운 공식 서비스센터를 예약해 주세요. 예약할 때 멤버십 회원이라고 말씀해 주세요.',
  },
  {
    drawing: 'pickup',
    title: '맡기고 받아요',
    text: '직접 방문하거나 픽업 서비스를 이용해 차량을 맡겨 주세요.',
  },
  {
    drawing: 'workshop',
    title: '혜택이 바로 적용돼요',
    text: `정비 비용에서 혜택만큼 빼 드려요. 사용한 쿠폰은 ${couponTime}에 사용 완료로 바뀌어요.`,
  },
  {
    drawing: 'membership',
    title: '만료 전에 연장해요',
    text: `이용 기간이 ${settings.extension.windowDays}일 이하로 남으면 멤버십 현황에서 연장할 수 있어요.`,
  },
];

/** Source: CONST-003…005, 026. */
const insurance: readonly GuideStep[] = [
  {
    drawing: 'engine',
    title: '엔진·변속기에 이상이 생기면',
    text: `무리해서 운행하지 말고 차량을 세워 주세요. 보장은 ${coverStart} 시작돼요.`,
  },
  {
    drawing: 'reservation',
    title: '공식 서비스센터를 예약해요',
    text: '공식 서비스센터에서 수리해야 보장받을 수 있어요. POWER TRAIN 회원이라고 말씀해 주세요.',
  },
  {
    drawing: 'workshop',
    title: '진단받고 수리해요',
    text: `보장 대상인지 확인한 뒤 수리해요. 수리비는 ${coverLimitInWords}까지 보장하고, 고객님은 1회 청구마다 ${customerShare}을 부담해요.`,
  },
  {
    drawing: 'claim',
    title: '보험금이 지급돼요',
    text: `서비스센터가 청구 서류를 보내면 보험사가 심사하고 ${payoutTime}에 지급해요.`,
  },
];

/** Source: GUIDE-003, 010. */
export const useSteps: Record<Tier, readonly GuideStep[]> = { plain, insurance };
