import { brokenAnswers, troubles, typicalAnswers } from '@shared/api/testing/broken-answers';
import type { RouteName } from '@shared/routes/routes';
import { arrive } from '@shared/testing/arrive';
import { answer, bare, ok } from '@shared/testing/network';
import { renderPage } from '@shared/testing/render-page';
import { coupon } from '@shared/testing/wire/benefits';
import { escalation, insuredPending, membership } from '@shared/testing/wire/memberships';
import { vehicles } from '@shared/testing/wire/vehicles';
import { act } from '@testing-library/react';
import type { ComponentType } from 'react';
import { has } from '../testing/backend';
import { refund } from '../testing/revoke';
import { SubscRevoke } from './revoke/SubscRevoke';
import { Subsc } from './status/Subsc';
import { SubscListItem } from './status/SubscListItem';
import { SubscVtg } from './status/SubscVtg';
import { Transfer } from './transfer/Transfer';

type Row = [
  page: RouteName,
  Page: ComponentType,
  address: string,
  call: string,
  good: { status: number; body: unknown },
  /** Texts that the page must not show while it does not know the data. */
  lies?: RegExp,
];

const NONE =
  /가입한 멤버십이 없어요|아직 가입한|완료되었습니다|접수됐어요|사용할 수 있는 쿠폰이 없/;
const user = ok({ vehicles, subscs: [membership()] });
const coupons = ok({ able: [coupon()], disable: [] });

const rows: readonly Row[] = [
  ['Subsc', Subsc, '/subscStatus?vtg_id=V1', 'GET /users/U1', user],
  ['Subsc', Subsc, '/subscStatus?vtg_id=V1', 'GET /subscs/showProdsV2/S1', coupons],
  ['SubscVtg', SubscVtg, '/subscStatusVtg?vtg_id=V1', 'GET /users/U1', user],
  [
    'SubscListItem',
    SubscListItem,
    '/subscStatus/subscs/S1?vtg_id=V1',
    'GET /subscs/S1',
    ok(insuredPending({ id: 'S1' })),
  ],
  [
    'SubscRevoke',
    SubscRevoke,
    '/subscRevoke?vtg_id=V1&subsc_id=S1',
    'GET /subscs/getRefundPrice/S1',
    refund(),
    /환불 예정 금액\s*0원|0원을 환불/,
  ],
  ['SubscRevoke', SubscRevoke, '/subscRevoke?vtg_id=V1&subsc_id=S1', 'GET /users/U1', user],
  [
    'SubscRevoke',
    SubscRevoke,
    '/subscRevoke?vtg_id=V1&subsc_id=S1',
    'GET /subscs/S1',
    ok(membership()),
  ],
  [
    'Transfer',
    Transfer,
    '/transfer/S9?vtg_id=V1',
    'GET /subscs/showEscalation/S9',
    ok(escalation()),
  ],
  ['Transfer', Transfer, '/transfer/S9?vtg_id=V1', 'GET /users/U1', user],
  [
    'Transfer',
    Transfer,
    '/transfer/S9?vtg_id=V1',
    'GET /vtg/users/showVtgUser',
    bare({ vehicleList: [], usrAuthName: '홍길동', usrMobileNo: '010' }),
  ],
];

beforeAll(() => arrive());
beforeEach(() => {
  jest.useFakeTimers();
  has(membership());
  for (const [, , , call, good] of rows) answer(call, good);
  answer('POST /users/updateToken', bare({ token: 'newer', expires_in: 60 }));
  answer('POST /vehicles/escalationCheck', ok({ user_id: null, subsc_id: null }));
});
afterEach(() => jest.useRealTimers());

describe.each(rows)('%s with broken data', (page, Page, address, call, good, lies = NONE) => {
  it.each(typicalAnswers)(`claims nothing false when ${call} answers with %s`, async (kind) => {
    answer(call, brokenAnswers[kind](good.body));
    renderPage(page, Page, address);
    await act(() => jest.advanceTimersByTimeAsync(40_000));

    expect(troubles(document.body, lies)).toEqual([]);
  });
});
