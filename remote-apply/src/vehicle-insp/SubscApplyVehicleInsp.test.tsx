import userEvent from '@testing-library/user-event';
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
import { answer } from '@shared/testing/network';
import { press } from '@shared/testing/page';
import { workDone } from '@shared/ui/testing/work-done';
import { act, screen, waitFor } from '@testing-library/react';
import { applyPhotos } from '../../testing/applying';
import { holdDatabase } from '../../testing/hold-back';
import { openInspection as open, toCamera } from '../../testing/inspection-camera';
import { afterInspection } from './SubscApplyVehicleInsp';

jest.mock('@shared/photo/prepared-photo', () => ({ preparedPhoto: jest.fn() }));

let app: NativeApp;
const nothing = { panel: undefined, mileage: undefined };
const complete = { panel: { url: '/files/2.jpg' }, mileage: 45_210 };

beforeAll(arrive);
beforeEach(() => {
  applyPhotos();
  app = enterApp({ upload: ({ params }) => ({ url: '/files/insp.jpg', type: params['type'] }) });
});
afterEach(() => app.leave());

describe('inspection sheet page', () => {
  it('shows two examples, the maximum age and what the dashboard must show [PHOTO-001] [PHOTO-002] [PHOTO-003] [PHOTO-004]', () => {
    open();

    expect(screen.getByRole('heading', { name: '정기검사 결과지를 촬영해 주세요' })).toBeVisible();
    expect(screen.getAllByRole('img', { name: /촬영 예시/ })).toHaveLength(2);
    expect(screen.getByText(/^검사일이 2년 이내인 자동차 정기검사 결과지/)).toBeVisible();
    expect(screen.getByText('검사일이 2024-11-20 이후인 결과지만 접수할 수 있어요.')).toBeVisible();
    expect(screen.getByText(/시동을 켠 상태에서 주행거리와 경고등이 보이게/)).toBeVisible();
  });

  it('asks to agree to the caution once, and repeats it as text for another photo [A-101]', async () => {
    open();
    await toCamera(app);
    app.refuse(app.camera()[0]!.id, 'cancelled');

    await press('촬영하기');

    const example = await screen.findByRole('dialog', { name: '이렇게 촬영해 주세요' });
    expect(example).toHaveTextContent('사진이 흐리거나 내용이 가려지면');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await press('카메라 열기');
    await waitFor(() => expect(app.camera()).toHaveLength(2));
  });
});

describe('afterInspection', () => {
  it.each([
    ['payment when mileage and dashboard photo exist', complete, 'SubscApplyReq'],
    ['the dashboard page without both', nothing, 'SubscApplyVehiclePanel'],
    ['it without the photo', { ...complete, panel: undefined }, 'SubscApplyVehiclePanel'],
    ['it without the mileage', { ...complete, mileage: undefined }, 'SubscApplyVehiclePanel'],
  ])('returns %s [PHOTO-006]', (_, answered, page) => {
    expect(afterInspection(answered, 'panel-first')).toBe(page);
    expect(afterInspection(answered, 'literal')).toBe('SubscApplyReq');
  });
});

const photo = new File(['photo'], 'photo.jpg', { type: 'image/jpeg' });
const lastId = () => app.camera().at(-1)!.id;
const stored = () => currentApplication()?.inspection;

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

  it('is waited for before it opens, and does not open after the page was left [BRIDGE-005]', async () => {
    const left = open();
    await press('촬영하기');
    await userEvent.click(await screen.findByRole('checkbox'));
    const come = holdDatabase();
    await press('카메라 열기');
    expect(await screen.findByText('사진을 기다리고 있어요')).toBeVisible();
    expect(app.camera()).toEqual([]);

    left.unmount();
    await come();

    expect(app.camera()).toEqual([]);
    expect(await resumeCameraTrip()).toBeUndefined();
  });

  it('lets the customer cancel the upload of a file, without a message or a change', async () => {
    answer(
      'POST /atts',
      ({ signal }) =>
        new Promise((_, reject) =>
          signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
        ),
    );
    jest.mocked(preparedPhoto).mockResolvedValue({ ok: true, value: photo });
    open();
    await toCamera(app);
    act(() => app.refuse(lastId(), 'denied'));
    await userEvent.upload(await screen.findByLabelText('사진 파일'), photo);

    await userEvent.click(await screen.findByRole('button', { name: '전송 취소' }));

    await waitFor(() => expect(screen.getByRole('button', { name: '사진 선택' })).toBeEnabled());
    expect(screen.queryByRole('button', { name: '전송 취소' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(stored()).toBeUndefined();
  });
});

describe('camera permission', () => {
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
