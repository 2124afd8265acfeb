import { detail, estimate, holder, model, revoke, type Scenario, status } from './scenario';
import { seen, unseen } from './seen';

const warranty = (id: string) => ({ label: '보증 안내', path: `/guide/warranty?subsc_id=${id}` });

/** People with an open application or a membership in the middle of its year. */
export const members: readonly Scenario[] = [
  holder({
    key: 'pending',
    number: 21,
    name: '박지호',
    scenario: '스탠다드를 결제하고 승인을 기다리고 있어, 해지하면 바로 전액 환불돼요.',
    screens: [status, revoke],
    vehicle: { age: 70, ...model.C3 },
    holds: { is: 'pending', package: 'PKG-STANDARD', orderedDaysAgo: 1 },
  }),
  holder({
    key: 'pending-retake',
    number: 22,
    name: '정수빈',
    scenario: '파워트레인 신청 중 계기판 사진을 다시 제출해 달라는 요청을 받았어요.',
    vehicle: { age: 80, ...model.C5 },
    holds: {
      is: 'pending',
      package: 'PKG-POWERTRAIN',
      orderedDaysAgo: 2,
      documents: { ...unseen, registration: 'suitable', panel: 'retake' },
    },
  }),
  holder({
    key: 'rejected',
    number: 23,
    name: '신예은',
    scenario: '신청이 반려되었고 아직 종료되지 않았어요.',
    vehicle: { age: 82, ...model.V3 },
    holds: {
      is: 'rejected',
      package: 'PKG-POWERTRAIN',
      orderedDaysAgo: 3,
      documents: { ...seen, inspection: 'retake' },
    },
  }),
  holder({
    key: 'rejected-closed',
    number: 24,
    name: '권시우',
    scenario: '신청이 반려되어 전액 환불되고 종료되었어요.',
    vehicle: { age: 76, ...model.C3 },
    holds: { is: 'rejected-and-closed', package: 'PKG-STANDARD', orderedDaysAgo: 20 },
  }),
  holder({
    key: 'active-standard',
    number: 25,
    name: '황다은',
    scenario: '스탠다드를 이용 중이며 쿠폰을 일부 사용했어요.',
    screens: [status, detail('S-active-standard'), revoke, estimate],
    vehicle: { age: 75, ...model.C3 },
    holds: {
      is: 'active',
      package: 'PKG-STANDARD',
      approvedDaysAgo: 100,
      uses: [
        { product: 'STD-OIL', units: 1, daysAgo: 60 },
        { product: 'STD-COUPON', units: 12_000, daysAgo: 60 },
        { product: 'STD-PICKUP', units: 1, daysAgo: 30 },
      ],
    },
  }),
  holder({
    key: 'active-premium',
    number: 26,
    name: '안준서',
    scenario: '프리미엄을 막 시작해 14일 이내라 위약금 없이 해지할 수 있어요.',
    screens: [status, detail('S-active-premium'), revoke],
    vehicle: { age: 90, ...model.C5 },
    holds: { is: 'active', package: 'PKG-PREMIUM', code: 'PLUS5', approvedDaysAgo: 10 },
  }),
  holder({
    key: 'power-train',
    number: 27,
    name: '송은우',
    scenario: '파워트레인 보증을 청구 없이 이용 중이에요.',
    screens: [status, detail('S-power-train'), warranty('S-power-train'), revoke],
    vehicle: { age: 85, ...model.C5 },
    holds: { is: 'active', package: 'PKG-POWERTRAIN', approvedDaysAgo: 100, documents: seen },
  }),
  holder({
    key: 'power-train-claim',
    number: 28,
    name: '류하은',
    scenario: '파워트레인 보증을 한 번 청구해 보증수리 확인서를 받을 수 있어요.',
    screens: [
      status,
      warranty('S-power-train-claim'),
      { label: '보증수리 확인서', path: '/guide/insurance/C-power-train-claim?vtg_id={vtg}' },
    ],
    vehicle: { age: 88, ...model.V3 },
    holds: {
      is: 'active',
      package: 'PKG-POWERTRAIN',
      approvedDaysAgo: 183,
      documents: seen,
      uses: [{ product: 'PT-COVER', units: 1_650_000, daysAgo: 40, claim: 1_650_000 }],
    },
  }),
];
