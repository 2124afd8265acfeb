import { brokenAnswers, troubles, typicalAnswers } from '@shared/api/testing/broken-answers';
import type { RouteOf } from '@shared/routes/routes';
import { arrive } from '@shared/testing/arrive';
import { answer, bare, ok } from '@shared/testing/network';
import { renderPage } from '@shared/testing/render-page';
import { use, warranty } from '@shared/testing/wire/benefits';
import { confirm } from '@shared/testing/wire/insurance';
import { vehicles } from '@shared/testing/wire/vehicles';
import { act } from '@testing-library/react';
import type { ComponentType } from 'react';
import { GuideInsurance } from './insurance/GuideInsurance';
import { GuideInsuranceSubmit } from './insurance/GuideInsuranceSubmit';
import { GuideWarranty } from './warranty/GuideWarranty';

const uses = ok({ able: [warranty({ used: [use()] })], disable: [] });
const owner = ok({ user_id: 'U2', subsc_id: 'S9' });
const user = ok({ vehicles, subscs: [] });

type Row = [
  page: RouteOf<'guides'>,
  Page: ComponentType,
  address: string,
  call: string,
  good: { status: number; body: unknown },
];
const rows: readonly Row[] = [
  ['GuideInsurance', GuideInsurance, '/guide/insurance', 'GET /users/U1', user],
  ['GuideInsurance', GuideInsurance, '/guide/insurance', 'POST /vehicles/escalationCheck', owner],
  [
    'GuideInsuranceSubmit',
    GuideInsuranceSubmit,
    '/guide/insurance/CI7?vtg_id=V1',
    'GET /careInsuranceConfirms/CI7',
    ok(confirm()),
  ],
  [
    'GuideWarranty',
    GuideWarranty,
    '/guide/warranty?subsc_id=S1',
    'GET /subscs/showProdsInsurance/S1',
    uses,
  ],
];

/** Text that must not appear while the answer is missing. */
const LIES = /아직 이용한 내역이 없어요/;

beforeAll(() => arrive());
beforeEach(() => {
  jest.useFakeTimers();
  for (const [, , , call, good] of rows) answer(call, good);
  answer('POST /users/updateToken', bare({ token: 'newer', expires_in: 60 }));
});
afterEach(() => jest.useRealTimers());

describe.each(rows)('%s with broken data', (page, Page, address, call, good) => {
  it.each(typicalAnswers)(`claims nothing false when ${call} answers with %s`, async (kind) => {
    answer(call, brokenAnswers[kind](good.body));
    renderPage(page, Page, address);
    await act(() => jest.advanceTimersByTimeAsync(70_000));

    expect(troubles(document.body, LIES)).toEqual([]);
  });
});
