import { preparedPhoto } from '@shared/photo/prepared-photo';
import { arrive } from '@shared/testing/arrive';
import { refusing } from '@shared/testing/native-app';
import { answer, bare, bodiesTo, ok, refused } from '@shared/testing/network';
import { popup, press, told } from '@shared/testing/page';
import { insuredPending, pending } from '@shared/testing/wire/memberships';
import { workDone } from '@shared/ui/testing/work-done';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { has, takes } from '../../testing/backend';
import { holdBack } from '../../testing/hold-back';
import {
  again,
  att,
  begin,
  documents,
  file,
  inApp,
  openApplication,
  photo,
} from '../../testing/resubmit';

jest.mock('@shared/photo/prepared-photo', () => ({ preparedPhoto: jest.fn() }));

beforeAll(() => arrive());

const read = {
  owner_name: '홍길동',
  reg_date: '20200315',
  car_reg_no: '12가3456',
  model: { name: '520d', year: '2021' },
  car_vin: 'WBA00000000000001',
  url: '/files/reg-new.jpg',
};

describe('sending a document again', () => {
  it('names the vehicle of an inspection photo under options and confirms the upload [RESUB-006] [RESUB-007] [MSG-043] [API-025]', async () => {
    has(insuredPending({ att_insp: att(-10) }));
    takes('PUT /subscs/S2', insuredPending());
    const asks = inApp(photo(1, '/files/new.jpg'));
    openApplication();

    await begin('정기검사 결과지');

    await told('반려 서류 업로드가 완료되었습니다.');
    expect(asks.map(({ method, params }) => [method, params])).toContainEqual([
      'upload',
      { vtgId: 'V1', type: 1 },
    ]);
    expect(bodiesTo('PUT /subscs/S2')).toEqual([
      { options: { vehicleData: expect.objectContaining({ num_id: 'WBA00000000000001' }) } },
    ]);
    expect((await documents()).queryByText('재촬영 필요')).not.toBeInTheDocument();
  });

  it.each([
    ['the values of the registration document', '38가1280', '38가1280'],
    ['the plate of the application when none was recognised', '판독 불가', '12가3456'],
  ])(
    'sends %s as vehicle data [RESUB-005] [RESUB-007] [API-025]',
    async (_, car_reg_no, num_reg) => {
      has(pending({ att_reg: att(-10) }));
      takes('PUT /subscs/S2', pending({ att_reg: att(10) }));
      inApp({ recognise: { ...read, car_reg_no }, haptic: {} });
      openApplication();

      await begin('자동차등록증');
      await popup();
      await press('확인');

      expect(bodiesTo('PUT /subscs/S2')).toEqual([
        {
          options: {
            vehicleData: {
              model: { type: '520D', year: '2021' },
              num_id: 'WBA00000000000001',
              date_reg: '2020-03-15',
              num_reg,
              km: 45_000,
            },
          },
        },
      ]);
    },
  );

  it('asks before it sends a document of another vehicle [RESUB-005]', async () => {
    has(pending({ att_reg: att(-10) }));
    inApp({ recognise: { ...read, car_vin: 'WBA99999999999999' } });
    openApplication();

    await begin('자동차등록증');

    expect(await popup()).toHaveTextContent('차대번호가 신청한 차량과 다르게 읽혔어요.');
    await press('다시 촬영');
    await workDone();
    expect(bodiesTo('PUT /subscs/S2')).toEqual([]);
  });

  it('shows a refusal and the current documents [RESUB-003] [ERR-009]', async () => {
    has(insuredPending({ att_insp: att(-10) }));
    answer('PUT /subscs/S2', () => {
      has(insuredPending({ att_insp: att(20) }));
      return refused(409, '다시 제출할 수 없는 서류입니다.');
    });
    inApp(photo(1, '/files/new.jpg'));
    openApplication();

    await begin('정기검사 결과지');

    await told('다시 제출할 수 없는 서류입니다.');
    expect(await screen.findByText('적합')).toBeVisible();
    expect(again('정기검사 결과지')).not.toBeInTheDocument();
  });
});

const vehicleData = expect.objectContaining({ num_id: 'WBA00000000000001' });

/** Chooses a file for the document after the app has refused its camera. */
async function choose(name: string, answers: Parameters<typeof inApp>[0]): Promise<void> {
  inApp({ haptic: {}, ...answers });
  openApplication();
  await begin(name);
  await screen.findByRole('alert');
  await userEvent.upload(screen.getByLabelText('사진 파일'), file);
}

beforeEach(() => {
  jest.mocked(preparedPhoto).mockResolvedValue({ ok: true, value: file });
  answer('POST /atts', ({ body }) =>
    bare({ url: '/files/file.jpg', type: Number(body instanceof FormData && body.get('type')) }),
  );
});

describe('document without the camera', () => {
  it('changes nothing when it is cancelled after the upload [RESUB-007]', async () => {
    let come = async () => {};
    const before = insuredPending({ att_insp: att(-10) });
    has(before);
    takes('PUT /subscs/S2', insuredPending());
    answer('POST /atts', () => {
      come = holdBack('GET /subscs/S2', ok(before));
      return bare({ url: '/files/file.jpg', type: 1 });
    });

    await choose('정기검사 결과지', { capture: refusing('denied') });
    await press('전송 취소');
    await come();

    expect(bodiesTo('PUT /subscs/S2')).toEqual([]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows how much of the photo has been sent [API-041]', async () => {
    let pass = (_: ReturnType<typeof bare>) => {};
    answer('POST /atts', ({ onProgress }) => {
      onProgress?.(0.42);
      return new Promise((done) => (pass = done));
    });
    has(insuredPending({ att_insp: att(-10) }));
    takes('PUT /subscs/S2', insuredPending());

    await choose('정기검사 결과지', { capture: refusing('denied') });

    const bar = await screen.findByRole('progressbar', { name: '사진 전송' });
    expect(bar).toHaveValue(42);
    expect(screen.getByText('42%')).toBeVisible();
    pass(bare({ url: '/files/file.jpg', type: 1 }));
    await popup();
    await press('확인');
    await workDone();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('can be the registration document, which staff read if the app cannot [RESUB-005] [PHOTO-013] [A-101]', async () => {
    has(pending({ att_reg: att(-10) }));
    takes('PUT /subscs/S2', pending({ att_reg: att(10) }));

    await choose('자동차등록증', { recognise: refusing('unsupported'), offers: () => false });

    await popup();
    await press('확인');
    const [form] = bodiesTo('POST /atts') as FormData[];
    expect([form?.get('kind'), form?.get('type')]).toEqual(['20', null]);
    expect(bodiesTo('PUT /subscs/S2')).toEqual([{ options: { vehicleData } }]);
  });

  it('can be the registration document that the app reads [RESUB-005] [RESUB-007] [A-101]', async () => {
    has(pending({ att_reg: att(-10) }));
    takes('PUT /subscs/S2', pending({ att_reg: att(10) }));
    const readFile = { ...read, car_reg_no: '38가 1280' };

    await choose('자동차등록증', {
      recognise: refusing('denied'),
      offers: () => true,
      recogniseFile: readFile,
    });

    await popup();
    await press('확인');
    expect(bodiesTo('PUT /subscs/S2')).toMatchObject([
      { options: { vehicleData: { num_reg: '38가1280' } } },
    ]);
    await workDone();
    expect(bodiesTo('POST /atts')).toEqual([]);
  });

  it('is rejected when the file is not a photo, and nothing is sent [RESUB-001]', async () => {
    jest.mocked(preparedPhoto).mockResolvedValue({ ok: false, error: 'not-a-photo' });
    has(insuredPending({ att_insp: att(-10) }));

    await choose('정기검사 결과지', { capture: refusing('denied') });

    expect(await screen.findByText('JPG 또는 PNG 사진을 선택해 주세요.')).toBeVisible();
    expect(bodiesTo('POST /atts')).toEqual([]);
  });
});
