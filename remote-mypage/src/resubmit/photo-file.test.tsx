import { preparedPhoto } from '@shared/photo/prepared-photo';
import { arrive } from '@shared/testing/arrive';
import { refusing } from '@shared/testing/native-app';
import { answer, bare, bodiesTo, refused } from '@shared/testing/network';
import { popup, press } from '@shared/testing/page';
import { insuredPending, pending } from '@shared/testing/wire/memberships';
import { workDone } from '@shared/ui/testing/work-done';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { has, takes } from '../../testing/backend';
import { att, begin, inApp, openApplication } from '../../testing/resubmit';

jest.mock('@shared/photo/prepared-photo', () => ({ preparedPhoto: jest.fn() }));

const photo = new File(['photo'], 'photo.jpg', { type: 'image/jpeg' });
const recognised = {
  owner_name: '홍길동',
  reg_date: '20200315',
  car_reg_no: '12가3456',
  model: { name: '520d', year: '2021' },
  car_vin: 'WBA00000000000001',
  url: '/files/reg-new.jpg',
};
const vehicleData = expect.objectContaining({ num_id: 'WBA00000000000001' });
const choose = () => userEvent.upload(screen.getByLabelText('사진 파일'), photo);
const uploadedTypes = () =>
  bodiesTo('POST /atts').map((form) => form instanceof FormData && form.get('type'));

beforeAll(() => arrive());
beforeEach(() => {
  jest.mocked(preparedPhoto).mockResolvedValue({ ok: true, value: photo });
  answer('POST /atts', ({ body }) =>
    bare({ url: '/files/file.jpg', type: Number(body instanceof FormData && body.get('type')) }),
  );
});

describe('document without the camera', () => {
  it('is sent as a chosen file [RESUB-001] [RESUB-006] [API-041]', async () => {
    has(insuredPending({ att_insp: att(-10) }));
    takes('PUT /subscs/S2', insuredPending());
    inApp({ capture: refusing('denied'), haptic: {} });
    openApplication();
    await begin('정기검사 결과지');
    await screen.findByRole('alert');

    await choose();

    expect(await popup()).toHaveTextContent('반려 서류 업로드가 완료되었습니다.');
    await press('확인');
    expect(uploadedTypes()).toEqual(['1']);
    expect(bodiesTo('PUT /subscs/S2')).toEqual([{ options: { vehicleData } }]);
    await workDone();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows how much of the photo has been sent [API-041]', async () => {
    let finish: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    answer('POST /atts', async ({ onProgress }) => {
      onProgress?.(0.42);
      await held;
      return bare({ url: '/files/file.jpg', type: 1 });
    });
    has(insuredPending({ att_insp: att(-10) }));
    takes('PUT /subscs/S2', insuredPending());
    inApp({ capture: refusing('denied'), haptic: {} });
    openApplication();
    await begin('정기검사 결과지');
    await screen.findByRole('alert');

    await choose();

    const bar = await screen.findByRole('progressbar', { name: '사진 전송' });
    expect(bar).toHaveValue(42);
    expect(screen.getByText('42%')).toBeVisible();
    finish();
    await popup();
    await press('확인');
    await workDone();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('keeps the mileage entered before the camera opened [RESUB-007] [RESUB-008]', async () => {
    has(insuredPending({ att_panel: att(-10) }));
    takes('PUT /subscs/S2', insuredPending());
    inApp({ capture: refusing('denied'), haptic: {} });
    openApplication();
    await begin('계기판 사진');
    await userEvent.clear(await screen.findByLabelText('주행거리(km)'));
    await userEvent.type(screen.getByLabelText('주행거리(km)'), '51234');
    await press('촬영하기');
    await screen.findByRole('alert');

    await choose();

    await popup();
    await press('확인');
    expect(uploadedTypes()).toEqual(['2']);
    expect(bodiesTo('PUT /subscs/S2')).toEqual([{ options: { km: 51_234 } }]);
  });

  it('can be the registration document, which staff read if the app cannot [RESUB-005] [PHOTO-013] [A-101]', async () => {
    has(pending({ att_reg: att(-10) }));
    takes('PUT /subscs/S2', pending({ att_reg: att(10) }));
    inApp({ recognise: refusing('unsupported'), offers: () => false, haptic: {} });
    openApplication();
    await begin('자동차등록증');
    await screen.findByRole('alert');

    await choose();

    await popup();
    await press('확인');
    const [form] = bodiesTo('POST /atts') as FormData[];
    expect([form?.get('kind'), form?.get('type')]).toEqual(['20', null]);
    expect(bodiesTo('PUT /subscs/S2')).toEqual([{ options: { vehicleData } }]);
  });

  it('can be the registration document that the app reads [RESUB-005] [RESUB-007] [A-101]', async () => {
    has(pending({ att_reg: att(-10) }));
    takes('PUT /subscs/S2', pending({ att_reg: att(10) }));
    const read = { ...recognised, car_reg_no: '38가 1280' };
    inApp({ recognise: refusing('denied'), offers: () => true, recogniseFile: read, haptic: {} });
    openApplication();
    await begin('자동차등록증');
    await screen.findByRole('alert');

    await choose();

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
    inApp({ capture: refusing('denied') });
    openApplication();
    await begin('정기검사 결과지');
    await screen.findByRole('alert');

    await choose();

    expect(await screen.findByText('JPG 또는 PNG 사진을 선택해 주세요.')).toBeVisible();
    expect(bodiesTo('POST /atts')).toEqual([]);
  });

  it('stays on the page when the storage refuses it, and can be sent again [RESUB-001]', async () => {
    has(insuredPending({ att_insp: att(-10) }));
    answer('POST /atts', refused(409, '지금은 사진을 저장할 수 없습니다.'));
    inApp({ capture: refusing('denied') });
    openApplication();
    await begin('정기검사 결과지');
    await screen.findByRole('alert');

    await choose();

    expect(await popup()).toHaveTextContent('지금은 사진을 저장할 수 없습니다.');
    await press('확인');
    expect(screen.getByRole('button', { name: '사진 선택' })).toBeEnabled();
    await workDone();
    expect(bodiesTo('PUT /subscs/S2')).toEqual([]);
  });
});
