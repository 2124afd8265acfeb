import '../../testing/disk';
import { PopupHost } from '@shared/popup';
import { answerStart, arrive } from '@shared/testing/arrive';
import { enterApp, type NativeApp } from '@shared/testing/native-app';
import { answer, bodiesTo, forgetNetwork, ok, refused, sent } from '@shared/testing/network';
import { press } from '@shared/testing/page';
import { workDone } from '@shared/ui/testing/work-done';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hear } from '../../testing/hear';
import { holdBack } from '../../testing/hold-back';
import { photographDocument, read } from '../../testing/registration';
import { openRegisterVehicle, registerRefusal } from './open-register-vehicle';

const VIN = 'WBA00000000000002';
const found = { vinNo: VIN, modelNm: '520D XDRIVE', carRegNo: '12가3456', seriesCd: 'S5' };
const plus = (data: object) => answer(`GET /plus/users/vehicle/${VIN}`, ok(data));
const dealer = (change: object) =>
  answer(
    'POST /vehicles/getDmsVehiclesInfo',
    ok({ result: true, msg: null, isVtgReg: false, serCustVehicle: [found], ...change }),
  );
const field = () => screen.getByRole('textbox', { name: '차대번호' });
let answered: Promise<{ vin: string } | undefined>;

async function lookUp(typed = VIN): Promise<void> {
  open();
  await userEvent.type(field(), typed);
  await press('조회');
}

let app: NativeApp;

function open(): void {
  render(<PopupHost />);
  act(() => {
    answered = openRegisterVehicle();
  });
}

beforeAll(arrive);
beforeEach(() => {
  forgetNetwork();
  answerStart();
  plus({ errCode: '200', hasSubsc: false });
  dealer({});
});

describe('registering a vehicle', () => {
  it('returns no vehicle when the customer closes the popup', async () => {
    open();
    await press('닫기');

    await expect(answered).resolves.toBeUndefined();
  });

  it('shows a message at a short VIN and sends no request [VALID-023]', async () => {
    await lookUp('WBA0');

    await hear('차대번호 17자리를 모두 입력해 주세요.');
    expect(sent).toEqual([]);
    expect(field()).toBeInvalid();
    expect(field()).toHaveFocus();
    expect(field()).toHaveAccessibleDescription(/^차대번호 17자리를 모두 입력해 주세요\./);
  });

  it('keeps the typed VIN when the look-up fails [ERR-022]', async () => {
    answer(`GET /plus/users/vehicle/${VIN}`, refused(409, '이전 소유자의 차량입니다.'));
    await lookUp();

    await hear('이전 소유자의 차량입니다.');
    expect(field()).toHaveValue(VIN);
  });

  it('shows no message when the look-up fails after the popup was closed [APPLY-022]', async () => {
    const come = holdBack(`GET /plus/users/vehicle/${VIN}`, ok({ errCode: '500' }));
    await lookUp();
    await press('닫기');

    await come();

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows the vehicle found, and clears it when the VIN changes [APPLY-023, MSG-039]', async () => {
    await lookUp();
    const result = await screen.findByRole('region', { name: '차량 정보가 확인되었습니다.' });
    expect(result).toHaveTextContent(VIN);
    expect(result).toHaveTextContent('520D XDRIVE');

    await userEvent.type(field(), '{Backspace}');

    await workDone();
    expect(screen.queryByText('520D XDRIVE')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '등록' })).toBeDisabled();
  });
});

describe('a registered vehicle', () => {
  it('is announced, loaded and returned to the caller [APPLY-022] [MSG-038]', async () => {
    answer('POST /users/addVehicle', ok({ result: true, msg: null }));
    await lookUp();
    await screen.findByText('520D XDRIVE');

    await press('등록');
    await hear('차량 등록이 완료되었습니다.');

    await expect(answered).resolves.toEqual({ vin: VIN });
    expect(bodiesTo('POST /vehicles/getDmsVehiclesInfo')).toMatchObject([{ chk_vtg: false }]);
    expect(bodiesTo('POST /users/addVehicle')).toEqual([
      {
        vinNo: VIN,
        modelNm: '520D XDRIVE',
        carRegDt: null,
        carRegNo: '12가3456',
        seriesNm: null,
        seriesCd: 'S5',
        pkgGrpNm: null,
        vtg_no: '1001',
        plus_no: '2001',
      },
    ]);
    await waitFor(() => expect(sent.at(-1)?.url).toBe('/api/v1App/users/U1'));
  });
});

describe('VinPhoto', () => {
  beforeEach(() => {
    app = enterApp();
  });

  afterEach(() => app.leave());

  it('keeps the typed VIN and says so when the app cannot read the document', async () => {
    open();
    await userEvent.type(field(), 'WBA0');

    const id = await photographDocument(app, '사진으로 차대번호 채우기');
    act(() => app.refuse(id, 'denied'));

    expect(await screen.findByRole('alert')).toHaveTextContent('차대번호를 직접 입력해 주세요.');
    expect(field()).toHaveValue('WBA0');
  });

  it('is locked while a VIN is looked up, and its VIN gets no other vehicle [APPLY-023]', async () => {
    open();
    const id = await photographDocument(app, '사진으로 차대번호 채우기');
    const come = holdBack(`GET /plus/users/vehicle/${VIN}`, ok({ errCode: '200' }));
    await userEvent.type(field(), VIN);
    await press('조회');
    act(() => app.give(id, { ...read, car_vin: 'WBA00000000000003' }));
    expect(await screen.findByRole('button', { name: '사진으로 차대번호 채우기' })).toBeDisabled();

    await come();

    expect(field()).toHaveValue('WBA00000000000003');
    expect(screen.queryByText('520D XDRIVE')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '등록' })).toBeDisabled();
  });
});

describe('registerRefusal', () => {
  it('names the other brand, or no brand when none is configured [MSG-037]', () => {
    const refused = { said: undefined };

    expect(registerRefusal(refused, 'MINI')).toBe('MINI 차량은 등록할 수 없습니다.');
    expect(registerRefusal(refused, '')).toBe('타 브랜드 차량은 등록할 수 없습니다.');
    expect(registerRefusal({ said: '다른 고객의 차량이에요.' }, '')).toBe(
      '다른 고객의 차량이에요.',
    );
  });
});
