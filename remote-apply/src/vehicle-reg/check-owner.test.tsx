import '../../testing/disk';
import { currentApplication, resumeApplication, saveAnswer } from '@shared/application';
import { preparedPhoto } from '@shared/photo/prepared-photo';
import { answerStart, arrive } from '@shared/testing/arrive';
import { enterApp, type NativeApp } from '@shared/testing/native-app';
import { answer, bare, bodiesTo, forgetNetwork, silence } from '@shared/testing/network';
import { address, press } from '@shared/testing/page';
import { workDone } from '@shared/ui/testing/work-done';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyDocuments, killWebview, VIN } from '../../testing/applying';
import { hear } from '../../testing/hear';
import {
  dealer,
  field,
  openRegistration,
  photographDocument,
  read,
  recognise,
  verifyButton,
} from '../../testing/registration';
import { stockShop } from '../../testing/shop';

jest.mock('@shared/photo/prepared-photo', () => ({ preparedPhoto: jest.fn() }));

let app: NativeApp;
const photo = new File(['photo'], 'photo.jpg', { type: 'image/jpeg' });
/** Chooses a file after the app has refused its camera. */
async function chooseFile(answers: Parameters<typeof enterApp>[0]) {
  app = enterApp(answers);
  const page = openRegistration();
  const id = await photographDocument(app);
  act(() => app.refuse(id, 'denied'));
  await userEvent.upload(await screen.findByLabelText('사진 파일'), photo);
  return page;
}
const readsFiles = {
  offers: ({ params }: { params: Record<string, unknown> }) => params['method'] === 'recogniseFile',
};
/** Asks the dealer system, which has these vehicles, about the document that the app has read. */
async function verifyOwner(held: readonly string[], change?: Partial<typeof read>) {
  dealer(held);
  await recognise(app, change);
  await press('차량 소유자 인증');
}

beforeAll(arrive);
afterEach(() => app.leave());

describe('checkOwner', () => {
  beforeEach(() => {
    forgetNetwork();
    answerStart();
    applyDocuments();
    app = enterApp();
  });

  it('confirms success, offers to continue and leads to the inspection sheet [APPLY-010] [APPLY-015] [MSG-007] [MSG-040]', async () => {
    dealer([VIN]);
    await recognise(app);
    expect(screen.queryByRole('button', { name: '다음' })).not.toBeInTheDocument();

    await press('차량 소유자 인증');
    expect(await screen.findByText('차량 소유자 인증이 완료되었습니다.')).toBeVisible();
    await press('다음');

    await waitFor(() =>
      expect(address()).toHaveTextContent('/subscApply/vehicleInsp?vtg_id=V1&step=5'),
    );
    expect(bodiesTo('POST /vehicles/getDmsVehiclesInfo')).toEqual([
      { vehicle_id: VIN, plus_no: '2001', vtg_no: '1001', chk_vtg: true },
    ]);
    expect(currentApplication()?.registration).toMatchObject({
      url: '/files/reg.jpg',
      ownerName: '김하늘',
      registeredOn: '2020-03-15',
      plate: '123가4567',
      modelType: '520D',
      modelYear: '2020',
      vin: VIN,
      terms: { masking_chk: true },
    });
  });

  it('compares the VINs of the servers without blanks, hyphens and case [A-97]', async () => {
    const other = VIN.toLowerCase().replace(/(.{3})/, '$1 - ');
    const { vehicle } = currentApplication() ?? {};
    if (vehicle) saveAnswer('vehicle', { ...vehicle, vin: other });
    await verifyOwner([other]);

    expect(await screen.findByText('차량 소유자 인증이 완료되었습니다.')).toBeVisible();
  });

  it('refuses a document whose day is too old for the package, before the photos [A-98]', async () => {
    stockShop();
    await verifyOwner([VIN], { reg_date: '2018-11-20' });

    await hear('선택하신 차량은 해당 멤버십에 가입할 수 없습니다.');
    expect(address()).toHaveTextContent('/subscApply/vehicleReg');
    expect(bodiesTo('POST /vehicles/getDmsVehiclesInfo')).toEqual([]);
  });

  it('must run again after a correction [APPLY-014]', async () => {
    await verifyOwner([VIN]);
    await press('닫기');
    expect(await screen.findByRole('button', { name: '다음' })).toBeEnabled();

    await userEvent.type(field('차종'), 'X');

    await workDone();
    expect(screen.queryByRole('button', { name: '다음' })).not.toBeInTheDocument();
    expect(verifyButton()).toBeEnabled();
  });

  it.each([
    ['there is no match', []],
    ['the dealer system answers about another vehicle', ['WBA99999999999999']],
  ])(
    'warns and leads to the VIN look-up when %s [APPLY-015, MSG-006, MSG-025]',
    async (_, held) => {
      await verifyOwner(held);

      expect(
        await screen.findByText(/당사 차량이 아닐 수 있습니다. 고객센터로 문의해 주세요./),
      ).toBeVisible();
      expect(screen.getByRole('button', { name: '취소' })).toBeVisible();
      await press('차대번호 조회');

      expect(await screen.findByRole('dialog', { name: '차량 등록' })).toBeVisible();
      await press('닫기');
      expect(verifyButton()).toBeEnabled();
    },
  );

  it('sends no request for a document of another vehicle than the chosen one', async () => {
    await verifyOwner(['WBA00000000000002'], { car_vin: 'WBA00000000000002' });

    await hear('선택한 차량의 등록증이 아니에요. 가입할 차량의 등록증을 다시 촬영해 주세요.');
    expect(bodiesTo('POST /vehicles/getDmsVehiclesInfo')).toEqual([]);
  });

  it('shows a message without an answer and keeps the entered values [ERR-022]', async () => {
    answer('POST /vehicles/getDmsVehiclesInfo', silence);
    await recognise(app);

    await press('차량 소유자 인증');

    await hear('정보를 조회할 수 없습니다. 잠시 후 다시 시도해 주세요.');
    expect(field('차량번호')).toHaveValue('123가4567');
    expect(verifyButton()).toBeEnabled();
  });
});

describe('a registration document that is chosen as a file', () => {
  beforeEach(() => {
    applyDocuments();
    jest.mocked(preparedPhoto).mockResolvedValue({ ok: true, value: photo });
    answer('POST /atts', bare({ url: '/files/chosen.jpg' }));
  });

  it('is read by the app where the app reads files [APPLY-009, A-101]', async () => {
    await chooseFile({ ...readsFiles, recogniseFile: read });

    expect(await screen.findByRole('heading', { name: '가입 차량 정보' })).toBeVisible();
    expect(field('차대번호')).toHaveValue(VIN);
    expect(app.asks.find(({ method }) => method === 'recogniseFile')?.params).toEqual({
      base64: btoa('photo'),
    });
    expect(bodiesTo('POST /atts')).toEqual([]);
  });

  it.each([
    ['cannot read files', { offers: () => false }],
    ['cannot read this one', { ...readsFiles, recogniseFile: { refused: 'unsupported' } }],
  ])(
    'is uploaded as a registration document when the app %s [API-041, A-101]',
    async (_, answers) => {
      await chooseFile(answers);

      expect(await screen.findByRole('heading', { name: '가입 차량 정보' })).toBeVisible();
      expect(field('차대번호')).toHaveValue('');
      const [form] = bodiesTo('POST /atts') as FormData[];
      expect([form?.get('kind'), form?.get('type')]).toEqual(['20', null]);
    },
  );

  it('continues with its photo and the typed values when the page was killed [APPLY-018]', async () => {
    const { unmount } = await chooseFile({ offers: () => false });
    await userEvent.type(await screen.findByRole('textbox', { name: '고객명' }), '김하늘');
    await userEvent.type(field('차량번호'), '123가4567');
    await userEvent.type(field('차대번호'), VIN);
    await workDone();
    unmount();
    killWebview();
    await resumeApplication();

    openRegistration();

    expect(screen.getByRole('img')).toHaveAttribute('src', '/files/chosen.jpg');
    expect(field('차량번호')).toHaveValue('123가4567');
    expect(field('차대번호')).toHaveValue(VIN);
    expect(field('차대번호')).not.toHaveAttribute('readonly');
    expect(JSON.stringify(currentApplication())).not.toContain('김하늘');
  });

  it('keeps typed name and VIN open for corrections when the customer comes back [APPLY-018, A-101]', async () => {
    dealer([VIN]);
    const { unmount } = await chooseFile({ offers: () => false });
    for (const [name, text] of [
      ['고객명', '김하눌'],
      ['최초등록일', '20200315'],
      ['차량번호', '123가4567'],
      ['차종', '520d'],
      ['연식', '2020'],
      ['차대번호', VIN],
    ] as const)
      await userEvent.type(await screen.findByRole('textbox', { name }), text);
    await press('차량 소유자 인증');
    await press('닫기');
    await press('다음');
    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/vehicleInsp'));
    unmount();

    openRegistration();

    expect(field('고객명')).toHaveValue('김하눌');
    expect(field('고객명')).not.toHaveAttribute('readonly');
    expect(field('차대번호')).not.toHaveAttribute('readonly');
  });
});
