import '../../testing/disk';
import {
  clearCameraTrip,
  currentApplication,
  resumeCameraTrip,
  saveCameraTrip,
} from '@shared/application';
import { preparedPhoto } from '@shared/photo/prepared-photo';
import { arrive } from '@shared/testing/arrive';
import { enterApp, type NativeApp } from '@shared/testing/native-app';
import { answer, bare, refused, sent } from '@shared/testing/network';
import { address, press } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { workDone } from '@shared/ui/testing/work-done';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyPhotos } from '../../testing/applying';
import { toCamera } from '../../testing/inspection-camera';
import { SubscApplyVehicleInsp } from '../vehicle-insp/SubscApplyVehicleInsp';

jest.mock('@shared/photo/prepared-photo', () => ({ preparedPhoto: jest.fn() }));

const open = () =>
  renderPage(
    'SubscApplyVehicleInsp',
    SubscApplyVehicleInsp,
    '/subscApply/vehicleInsp?vtg_id=V1&step=5',
  );
const photo = new File(['photo'], 'photo.jpg', { type: 'image/jpeg' });
let app: NativeApp;
const lastId = () => app.camera().at(-1)!.id;
const stored = () => currentApplication()?.inspection;

beforeAll(arrive);
afterEach(() => app.leave());

describe('camera', () => {
  beforeEach(() => {
    applyPhotos();
    app = enterApp({ upload: ({ params }) => ({ url: '/files/insp.jpg', type: params['type'] }) });
    jest.mocked(preparedPhoto).mockResolvedValue({ ok: true, value: photo });
  });

  describe('the camera of the app', () => {
    it.each([
      ['denied', '카메라를 사용할 수 없어요', /설정 > 앱 > ServiceCare\+에서 카메라를 허용/],
      ['cancelled', '촬영을 마치지 않았어요', /다시 촬영하거나, 찍어 둔 사진을 선택/],
      ['unsupported', '이 화면에서는 바로 촬영할 수 없어요', /찍어 둔 사진을 선택/],
      ['nonsense', '사진을 확인하지 못했어요', /밝은 곳에서 다시 촬영/],
    ])(
      'shows a reason and two alternatives when it answers "%s" [BRIDGE-002]',
      async (kind, title, text) => {
        open();
        await toCamera(app);

        act(() => app.refuse(lastId(), kind));

        expect(await screen.findByText(title)).toBeVisible();
        expect(screen.getByText(text)).toBeVisible();
        expect(screen.getByRole('button', { name: '사진 선택' })).toBeEnabled();
        expect(screen.getByRole('button', { name: '다시 촬영하기' })).toBeEnabled();
        expect(stored()).toBeUndefined();
      },
    );

    it('can be cancelled, and a late answer is ignored [BRIDGE-005]', async () => {
      open();
      await toCamera(app);
      const id = lastId();

      await press('촬영 취소');
      act(() => app.give(id, {}));
      await waitFor(() => expect(app.asks.map(({ method }) => method)).toContain('upload'));
      await act(async () => undefined);

      expect(screen.getByText('촬영을 마치지 않았어요')).toBeVisible();
      expect(stored()).toBeUndefined();
    });

    it('is waited for when it is opened again after a cancelled photo [BRIDGE-005]', async () => {
      open();
      await toCamera(app);
      await press('촬영 취소');

      await toCamera(app);

      await act(async () => undefined);
      expect(screen.getByText('사진을 기다리고 있어요')).toBeVisible();
    });

    it.each([
      ['of the other type', { url: '/files/insp.jpg', type: 2 }],
      ['at a foreign address', { url: 'https://evil.test/insp.jpg', type: 1 }],
      ['that is a script', { url: 'javascript:alert(1)', type: 1 }],
      ['without an address', { type: 1 }],
    ])('rejects a photo %s [PHOTO-009] [BRIDGE-005]', async (_, result) => {
      app = enterApp({ upload: () => result });
      open();
      await toCamera(app);

      act(() => app.give(lastId(), {}));

      expect(await screen.findByText('사진을 확인하지 못했어요')).toBeVisible();
      expect(stored()).toBeUndefined();
    });

    it('waits again after a killed page, and its answer counts once [PHOTO-005] [BRIDGE-005]', async () => {
      await saveCameraTrip({ questionId: 'before-the-kill', kind: 'inspection' });
      open();
      expect(await screen.findByText('사진을 기다리고 있어요')).toBeVisible();

      act(() => app.give('somebody-elses', {}));
      act(() => app.give('before-the-kill', {}));
      act(() => app.give('before-the-kill', {}));

      await waitFor(() => expect(stored()).toEqual({ url: '/files/insp.jpg' }));
      expect(app.camera()).toEqual([]);
      expect(app.asks.filter(({ method }) => method === 'upload')).toHaveLength(1);
      await waitFor(() =>
        expect(address()).toHaveTextContent('/subscApply/vehiclePanel?vtg_id=V1&step=6'),
      );
      await waitFor(async () => expect(await resumeCameraTrip()).toBeUndefined());
    });

    it('does not answer a page that requested another photo [BRIDGE-005]', async () => {
      await saveCameraTrip({ questionId: 'panel', kind: 'panel' });
      open();

      await workDone();
      expect(screen.queryByText('사진을 기다리고 있어요')).not.toBeInTheDocument();
      await clearCameraTrip();
    });

    it('is not waited for after the page was left', async () => {
      const left = open();
      await toCamera(app);
      expect(await resumeCameraTrip()).toMatchObject({ questionId: lastId() });

      left.unmount();

      await waitFor(async () => expect(await resumeCameraTrip()).toBeUndefined());
    });

    it('ignores an answer after the customer has continued [BRIDGE-005]', async () => {
      const left = open();
      await toCamera(app);
      const id = lastId();
      left.unmount();

      act(() => app.give(id, {}));
      await waitFor(() => expect(app.asks.map(({ method }) => method)).toContain('upload'));
      await act(async () => undefined);

      expect(stored()).toBeUndefined();
      expect(app.asks.map(({ method }) => method)).not.toContain('haptic');
    });
  });

  describe('a chosen file', () => {
    async function refusedCamera(): Promise<HTMLElement> {
      open();
      await toCamera(app);
      act(() => app.refuse(lastId(), 'denied'));
      return screen.findByLabelText('사진 파일');
    }

    it('is uploaded with vtg id and type and continues the same way [PHOTO-005] [BRIDGE-003]', async () => {
      answer('POST /atts', bare({ url: '/files/chosen.jpg', type: 1 }));
      const input = await refusedCamera();

      await userEvent.upload(input, photo);

      await waitFor(() => expect(stored()).toEqual({ url: '/files/chosen.jpg' }));
      const form = sent.at(-1)?.body as FormData;
      expect([form.get('vtg_id'), form.get('type')]).toEqual(['V1', '1']);
      await waitFor(() =>
        expect(address()).toHaveTextContent('/subscApply/vehiclePanel?vtg_id=V1&step=6'),
      );
    });

    it('can be cancelled during the upload, without a message or a change', async () => {
      answer(
        'POST /atts',
        ({ signal }) =>
          new Promise((_, reject) =>
            signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
          ),
      );
      const input = await refusedCamera();
      await userEvent.upload(input, photo);

      await userEvent.click(await screen.findByRole('button', { name: '전송 취소' }));

      await waitFor(() => expect(screen.getByRole('button', { name: '사진 선택' })).toBeEnabled());
      expect(screen.queryByRole('button', { name: '전송 취소' })).toBeNull();
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(stored()).toBeUndefined();
    });

    it('is rejected before the upload when it is not a picture', async () => {
      jest.mocked(preparedPhoto).mockResolvedValue({ ok: false, error: 'not-a-photo' });
      const before = sent.length;
      const input = await refusedCamera();

      await userEvent.upload(input, photo);

      expect(await screen.findByText('JPG 또는 PNG 사진을 선택해 주세요.')).toBeVisible();
      expect(sent).toHaveLength(before);
    });

    it('lets the customer try again when it could not be stored', async () => {
      answer('POST /atts', refused(413, '사진이 너무 커요.'));
      const input = await refusedCamera();

      await userEvent.upload(input, photo);

      expect(await screen.findByText('사진이 너무 커요.')).toBeVisible();
      await press('확인');
      await workDone();
      expect(address()).toHaveTextContent('/subscApply/vehicleInsp?vtg_id=V1&step=5');
      expect(screen.getByRole('button', { name: '사진 선택' })).toBeEnabled();
    });
  });
});

describe('camera permission', () => {
  beforeEach(() => {
    applyPhotos();
  });

  it('links to the phone’s settings when denied, if the app can open them [BRIDGE-002]', async () => {
    app = enterApp({
      offers: ({ params }) => params['method'] === 'openSettings',
      openSettings: () => ({}),
    });
    open();
    await toCamera(app);
    act(() => app.refuse(lastId(), 'cancelled'));
    expect(await screen.findByText('촬영을 마치지 않았어요')).toBeVisible();
    expect(app.asks.map(({ method }) => method)).not.toContain('offers');

    await toCamera(app);
    act(() => app.refuse(lastId(), 'denied'));
    await userEvent.click(await screen.findByRole('button', { name: '설정 열기' }));

    expect(app.asks.at(-1)).toMatchObject({ method: 'openSettings', params: {} });
    expect(screen.getByRole('button', { name: '사진 선택' })).toBeEnabled();
  });

  it.each([
    ['cannot open them', () => false],
    ['gives an invalid answer', () => ({ yes: 1 })],
  ])('offers no settings when denied and the app %s [BRIDGE-002]', async (_, offers) => {
    app = enterApp({ offers });
    open();
    await toCamera(app);

    act(() => app.refuse(lastId(), 'denied'));

    expect(await screen.findByText('카메라를 사용할 수 없어요')).toBeVisible();
    await waitFor(() => expect(app.asks.at(-1)).toMatchObject({ method: 'offers' }));
    await act(async () => undefined);
    expect(screen.queryByRole('button', { name: '설정 열기' })).toBeNull();
    expect(screen.getByRole('button', { name: '사진 선택' })).toBeEnabled();
  });
});
