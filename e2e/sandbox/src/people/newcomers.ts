import { apply, estimate, home, model, type Scenario, status } from './scenario';

/** People who have bought nothing yet. Each has a different reason why they can or cannot apply. */
export const newcomers: readonly Scenario[] = [
  {
    key: 'no-account',
    number: 1,
    name: '한서준',
    scenario: '앱에는 로그인했지만 차량 서비스 계정이 연결되어 있지 않아요.',
    screens: [home, { label: '가입 현황', path: '/subscStatus' }],
    linked: false,
    vehicles: [],
  },
  {
    key: 'no-vehicles',
    number: 2,
    name: '윤지아',
    scenario: '계정에 등록된 차량이 한 대도 없어요.',
    screens: [home, apply, estimate],
    vehicles: [],
  },
  {
    key: 'other-brand',
    number: 3,
    name: '오태윤',
    scenario: '다른 브랜드 차량만 등록되어 있어 가입할 차량이 없어요.',
    screens: [home, apply, estimate],
    vehicles: [
      { age: 70, model: '컨트리 쿠퍼', make: 'MINI' },
      { age: 40, model: '그랜드 세단', make: 'HANMOTOR' },
    ],
  },
  {
    key: 'age-bands',
    number: 4,
    name: '임하율',
    scenario: '차령 구간마다 한 대씩 여덟 대가 있어 구간별 가격과 가입 가능 여부를 볼 수 있어요.',
    screens: [home, apply],
    vehicles: [30, 55, 66, 78, 90, 102, 114, 150].map((age) => ({ age, ...model.C3 })),
  },
  {
    key: 'new-customer',
    number: 5,
    name: '김민준',
    scenario: '78개월 된 차량이 있고 아직 가입하지 않아, 모든 멤버십을 신청할 수 있어요.',
    screens: [home, apply, estimate],
    vehicles: [{ age: 78, ...model.C5 }],
  },
  {
    key: 'other-new-customer',
    number: 6,
    name: '이서연',
    scenario: '다른 고객의 정보에 접근할 수 없는지 확인하기 위한 두 번째 신규 고객이에요.',
    screens: [home, apply],
    vehicles: [{ age: 66, ...model.V3 }],
  },
  {
    key: 'no-registration-date',
    number: 7,
    name: '장도현',
    scenario: '최초등록일이 없는 차량과 멤버십이 없는 고성능 차량을 가지고 있어요.',
    screens: [home, apply],
    vehicles: [
      { age: null, ...model.C3 },
      { age: 70, model: 'C3 M 고성능' },
    ],
  },
  {
    key: 'plate-conflict',
    number: 8,
    name: '강예린',
    scenario: '차량번호 조회에서 충돌(409)이 나는 차량을 가지고 있어요.',
    screens: [apply],
    vehicles: [
      {
        age: 72,
        ...model.C3,
        plateRefusal: '이미 신청이 진행 중인 차량번호입니다. 고객센터로 문의해 주세요.',
      },
    ],
  },
  {
    key: 'no-estimate',
    number: 9,
    name: '조유나',
    scenario: '견적 서비스가 등록되지 않은 차량과 등록된 차량을 한 대씩 가지고 있어요.',
    screens: [estimate],
    vehicles: [
      { age: 80, ...model.C5, estimate: 'N' },
      { age: 64, ...model.V3 },
    ],
  },
  {
    key: 'unpaid',
    number: 10,
    name: '최현우',
    scenario: '카드 결제를 마치지 않은 주문이 있어 가입 현황에는 아무것도 보이지 않아요.',
    screens: [status, apply],
    vehicles: [{ age: 75, ...model.C3 }],
    subscriptions: [
      { id: 'S-unpaid', is: 'unpaid', vehicle: 0, package: 'PKG-STANDARD', orderedDaysAgo: 0 },
    ],
  },
  {
    key: 'test-account',
    number: 11,
    name: '테스트',
    scenario: '테스트 이메일(qa@test.servicecare.example)로 확인하는 계정이에요.',
    screens: [home, status],
    isTest: true,
    vehicles: [{ age: 84, ...model.C3 }],
  },
];
