import '../../testing/disk';
import { arrive } from '@shared/testing/arrive';
import { enterApp, type NativeApp } from '@shared/testing/native-app';
import { renderPage } from '@shared/testing/render-page';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyPhotos } from '../../testing/applying';
import { toCamera } from '../../testing/inspection-camera';
import { SubscApplyVehicleInsp } from '../vehicle-insp/SubscApplyVehicleInsp';

const open = () =>
  renderPage(
    'SubscApplyVehicleInsp',
    SubscApplyVehicleInsp,
    '/subscApply/vehicleInsp?vtg_id=V1&step=5',
  );

let app: NativeApp;
const lastId = () => app.camera().at(-1)!.id;

beforeAll(arrive);
beforeEach(() => {
  applyPhotos();
});
afterEach(() => app.leave());

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
