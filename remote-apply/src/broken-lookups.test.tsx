import '../testing/disk';
import { type BrokenName, typicalAnswers } from '@shared/api/testing/broken-answers';
import { PopupHost } from '@shared/popup';
import { answerStart, arrive } from '@shared/testing/arrive';
import { answerBroken, expectNoTrouble } from '@shared/testing/broken';
import { answer, bare, forgetNetwork, ok, sent } from '@shared/testing/network';
import { press } from '@shared/testing/page';
import { workDone } from '@shared/ui/testing/work-done';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { act } from 'react';
import { open as openPayment, openTill } from '../testing/payment-page';
import { applyPowerTrain, goOn, openShop, open as openVehicle } from '../testing/vehicle-page';
import { openRegisterVehicle } from './register-vehicle/open-register-vehicle';

jest.mock('@shared/payment/pause', () => jest.requireActual('../testing/no-pause'));

const VIN = 'WBA00000000000002';
const plus = ok({ errCode: '200', hasSubsc: false });
const dealer = ok({
  result: true,
  msg: null,
  isVtgReg: false,
  serCustVehicle: [{ vinNo: VIN, modelNm: '520D XDRIVE' }],
});

const lookUp = async (breakIt: () => void) => {
  forgetNetwork();
  answerStart();
  answer(`GET /plus/users/vehicle/${VIN}`, plus);
  answer('POST /vehicles/getDmsVehiclesInfo', dealer);
  answer('GET /users/U1', ok({ vehicles: [], subscs: [] }));
  breakIt();
  render(<PopupHost />);
  act(() => void openRegisterVehicle());
  fireEvent.change(screen.getByRole('textbox', { name: '차대번호' }), { target: { value: VIN } });
  await press('조회');
};
const register = async (breakIt: () => void) => {
  await lookUp(breakIt);
  await screen.findByText('520D XDRIVE');
  await press('등록');
};
const checkPlate = async (breakIt: () => void) => {
  openShop();
  applyPowerTrain();
  breakIt();
  await openVehicle();
  await goOn();
};
const applyCode = async (breakIt: () => void) => {
  await openTill();
  breakIt();
  openPayment();
  const field = await screen.findByRole('textbox', { name: 'VIP 코드' });
  fireEvent.change(field, { target: { value: 'VIP5' } });
  await press('적용');
};

const code = ok({ promo: { type_rate: 20, rate: 20_000, title: '2만원 할인' } });
const FOUND = /조회할 수 없는 차대번호|이미 가입|확인되었습니다|등록된 차량 정보가 없|이미 등록된/;

/**
 * An action, its request, the correct answer, and texts that must not appear after a broken answer. Any success
 * means that a plate is free, so for it some broken answers are valid.
 */
const rows: readonly Row[] = [
  ['a look-up', lookUp, `GET /plus/users/vehicle/${VIN}`, plus, FOUND],
  ['a look-up', lookUp, 'POST /vehicles/getDmsVehiclesInfo', dealer, FOUND],
  [
    'a registration',
    register,
    'POST /users/addVehicle',
    ok({ result: true, msg: null }),
    /등록이 완료되었습니다|MINI 차량은/,
  ],
  [
    'a plate',
    checkPlate,
    'POST /vehicles/numRegCheck',
    ok({}),
    /가입 전 확인/,
    (kind) => kind === 'JSON that is cut' || kind === 'wrong types inside',
  ],
  [
    'a VIP code',
    applyCode,
    'GET /promoLinks/showBySlug/VIP5',
    code,
    /사용할 수 없는 쿠폰코드|코드 해제/,
  ],
];
type Row = [
  what: string,
  step: (breakIt: () => void) => Promise<void>,
  route: string,
  good: { status: number; body: unknown },
  lies: RegExp,
  isValid?: (kind: BrokenName) => boolean,
];

beforeAll(arrive);
// Closes popups that a test left open, as the customer would.
afterEach(async () => {
  cleanup();
  render(<PopupHost />);
  for (let left = 4; left > 0 && top() !== undefined; left -= 1) await closeTop();
  cleanup();
});

describe.each(rows)('%s', (_, step, route, good, lies, isValid = () => false) => {
  it.each(typicalAnswers)(`claims nothing false when ${route} answers with %s`, async (kind) => {
    await step(() => {
      answer('POST /users/updateToken', bare({ token: 'newer' }));
      answerBroken(route, kind, good.body);
    });

    await expectNoTrouble(isValid(kind) ? /^$/ : lies);
    expect(sent.some(isTo(route))).toBe(true);
  });
});

const isTo =
  (route: string) =>
  ({ method, url }: (typeof sent)[number]): boolean => {
    const [name, path = ''] = route.split(' ');
    return method === name && url.includes(path);
  };

const top = () => screen.queryAllByRole('dialog').at(-1);

/** Closes the topmost popup with its close button. An alert has none, so its last button closes it. */
async function closeTop(): Promise<void> {
  const popup = within(top() as HTMLElement);
  const out = popup.queryByRole('button', { name: '닫기' }) ?? popup.getAllByRole('button').at(-1);
  fireEvent.click(out as HTMLElement);
  await workDone();
}
