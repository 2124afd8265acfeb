import { holder, home, model, revoke, type Scenario, status } from './scenario';
import { seen } from './seen';

/** People near the end of their year, with a cancellation, or with several memberships. */
export const lateMembers: readonly Scenario[] = [
  holder({
    key: 'near-end',
    number: 29,
    name: '문재윤',
    scenario: '만료까지 20일 남아 연장할 수 있어요.',
    vehicle: { age: 92, ...model.C3 },
    holds: {
      is: 'active',
      package: 'PKG-STANDARD',
      approvedDaysAgo: 345,
      uses: [{ product: 'STD-OIL', units: 1, daysAgo: 200 }],
    },
  }),
  {
    key: 'extension-pending',
    number: 30,
    name: '배소윤',
    scenario: '만료 전에 연장을 결제하고 승인을 기다리고 있어요.',
    screens: [status],
    vehicles: [{ age: 90, ...model.C5 }],
    subscriptions: [
      {
        id: 'S-extension-parent',
        is: 'active',
        vehicle: 0,
        package: 'PKG-PREMIUM',
        approvedDaysAgo: 350,
      },
      {
        id: 'S-extension-pending',
        is: 'extension-pending',
        vehicle: 0,
        package: 'PKG-PREMIUM',
        parent: 'S-extension-parent',
        orderedDaysAgo: 1,
      },
    ],
  },
  holder({
    key: 'revoke-requested',
    number: 31,
    name: '고은채',
    scenario: '해지를 신청해 처리를 기다리고 있으며, 신청을 취소할 수 있어요.',
    vehicle: { age: 79, ...model.C3 },
    holds: { is: 'revoke-requested', package: 'PKG-STANDARD', approvedDaysAgo: 60 },
  }),
  {
    key: 'many',
    number: 32,
    name: '남궁하린',
    scenario: '차량 여섯 대와 여러 상태의 가입 내역이 있어요.',
    screens: [home, status, revoke],
    vehicles: [66, 74, 82, 90, 100, 130].map((age, index) => ({
      age,
      ...(index % 2 === 0 ? model.C3 : model.V3),
    })),
    subscriptions: [
      { id: 'S-many-1', is: 'active', vehicle: 0, package: 'PKG-STANDARD', approvedDaysAgo: 40 },
      {
        id: 'S-many-2',
        is: 'active',
        vehicle: 1,
        package: 'PKG-POWERTRAIN',
        approvedDaysAgo: 200,
        documents: seen,
      },
      { id: 'S-many-3', is: 'pending', vehicle: 2, package: 'PKG-PREMIUM', orderedDaysAgo: 0 },
      { id: 'S-many-4', is: 'expired', vehicle: 3, package: 'PKG-STANDARD', approvedDaysAgo: 500 },
      {
        id: 'S-many-5',
        is: 'refunded',
        vehicle: 4,
        package: 'PKG-PREMIUM',
        approvedDaysAgo: 200,
        endedDaysAgo: 150,
      },
      { id: 'S-many-6', is: 'expired', vehicle: 5, package: 'PKG-STANDARD', approvedDaysAgo: 420 },
    ],
  },
];
