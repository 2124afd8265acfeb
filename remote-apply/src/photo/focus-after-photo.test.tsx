import { saveAnswer } from '@shared/application';
import { arrive } from '@shared/testing/arrive';
import { enterApp, type NativeApp } from '@shared/testing/native-app';
import { press } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { act, screen, waitFor } from '@testing-library/react';
import { applyPhotos } from '../../testing/applying';
import { SubscApplyVehiclePanel } from '../vehicle-panel/SubscApplyVehiclePanel';

let app: NativeApp;
beforeAll(arrive);
beforeEach(async () => {
  applyPhotos();
  saveAnswer('inspection', { url: '/files/insp.jpg' });
  app = enterApp({ upload: ({ params }) => ({ url: '/files/panel.jpg', type: params['type'] }) });
  renderPage(
    'SubscApplyVehiclePanel',
    SubscApplyVehiclePanel,
    '/subscApply/vehiclePanel?vtg_id=V1&step=6',
  );
  await press('계기판 촬영하기');
  await press('카메라 열기');
  await waitFor(() => expect(app.camera()).toHaveLength(1));
});
afterEach(() => app.leave());

const photograph = () => act(() => app.give(app.camera()[0]!.id, {}));

/** A browser takes the focus from a button that becomes disabled. The DOM of these tests does not. */
function loseFocus(): void {
  const cancel = screen.getByRole('button', { name: '촬영 취소' });
  cancel.focus();
  cancel.blur();
}

describe('the focus after a photo', () => {
  it('is on the sentence that the photo is stored when the disabled button lost it', async () => {
    loseFocus();

    photograph();

    expect((await screen.findByText('사진을 저장했어요')).closest('p')).toHaveFocus();
  });

  it('stays in the field that the customer entered during the photo', async () => {
    screen.getByRole('textbox', { name: '총 주행거리(km)' }).focus();

    photograph();

    expect(await screen.findByText('사진을 저장했어요')).toBeVisible();
    expect(screen.getByRole('textbox', { name: '총 주행거리(km)' })).toHaveFocus();
  });
});
