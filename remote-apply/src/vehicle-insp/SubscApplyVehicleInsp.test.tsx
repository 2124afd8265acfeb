import { currentApplication } from '@shared/application';
import { arrive } from '@shared/testing/arrive';
import { enterApp, type NativeApp } from '@shared/testing/native-app';
import { address, press } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { workDone } from '@shared/ui/testing/work-done';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyPhotos } from '../../testing/applying';
import { afterInspection } from './after-inspection';
import { SubscApplyVehicleInsp } from './SubscApplyVehicleInsp';

const open = () =>
  renderPage(
    'SubscApplyVehicleInsp',
    SubscApplyVehicleInsp,
    '/subscApply/vehicleInsp?vtg_id=V1&step=5',
  );
/** Opens the example with its caution, then the camera. */
async function toCamera(): Promise<void> {
  await press('촬영하기');
  await userEvent.click(
    await screen.findByRole('checkbox', { name: '유의사항을 읽고 확인하였습니다.' }),
  );
  await press('카메라 열기');
}
let app: NativeApp;
const nothing = { panel: undefined, mileage: undefined };
const complete = { panel: { url: '/files/2.jpg' }, mileage: 45_210 };

describe('inspection sheet page', () => {
  beforeAll(arrive);
  beforeEach(() => {
    applyPhotos();
    app = enterApp({ upload: ({ params }) => ({ url: '/files/insp.jpg', type: params['type'] }) });
  });
  afterEach(() => app.leave());

  it('shows two examples, the maximum age and what the dashboard must show [PHOTO-001] [PHOTO-002] [PHOTO-003] [PHOTO-004]', () => {
    open();

    expect(screen.getByRole('heading', { name: '정기검사 결과지를 촬영해 주세요' })).toBeVisible();
    expect(screen.getAllByRole('img', { name: /촬영 예시/ })).toHaveLength(2);
    expect(screen.getByText(/^검사일이 2년 이내인 자동차 정기검사 결과지/)).toBeVisible();
    expect(screen.getByText('검사일이 2024-11-20 이후인 결과지만 접수할 수 있어요.')).toBeVisible();
    expect(screen.getByText(/시동을 켠 상태에서 주행거리와 경고등이 보이게/)).toBeVisible();
  });

  it('opens no camera before the caution is ticked [PHOTO-010] [MSG-014]', async () => {
    open();
    await press('촬영하기');
    expect(
      await screen.findByText(
        '사진이 흐리거나 내용이 가려지면 승인이 반려될 수 있습니다. 결과지는 검사일과 네 모서리가, 계기판은 주행거리와 경고등이 모두 보이게 촬영해 주세요.',
      ),
    ).toBeVisible();

    await press('카메라 열기');

    expect(await screen.findByText('유의사항 확인 후 진행해 주세요.')).toBeVisible();
    expect(app.camera()).toEqual([]);
    await press('확인');
    await press('닫기');
    await workDone();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(app.camera()).toEqual([]);
  });

  it('asks to agree to the caution once, and repeats it as text for another photo [A-101]', async () => {
    open();
    await toCamera();
    await waitFor(() => expect(app.camera()).toHaveLength(1));
    app.refuse(app.camera()[0]!.id, 'cancelled');

    await press('촬영하기');

    const example = await screen.findByRole('dialog', { name: '이렇게 촬영해 주세요' });
    expect(example).toHaveTextContent('사진이 흐리거나 내용이 가려지면');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await press('카메라 열기');
    await waitFor(() => expect(app.camera()).toHaveLength(2));
  });

  it('stores the photo as type 1 after the example and continues to the dashboard [PHOTO-005] [PHOTO-006] [PHOTO-009] [BRIDGE-002] [BRIDGE-003] [BRIDGE-005]', async () => {
    open();
    await toCamera();
    await waitFor(() => expect(app.camera()).toHaveLength(1));
    expect(app.camera()[0]).toMatchObject({ method: 'capture', params: { type: 1 } });

    app.give(app.camera()[0]!.id, {});

    await waitFor(() =>
      expect(address()).toHaveTextContent('/subscApply/vehiclePanel?vtg_id=V1&step=6'),
    );
    expect(app.asks.find(({ method }) => method === 'upload')?.params).toEqual({
      vtgId: 'V1',
      type: 1,
    });
    expect(currentApplication()?.inspection).toEqual({ url: '/files/insp.jpg' });
  });
});

describe('afterInspection', () => {
  it('returns payment when mileage and dashboard photo exist [PHOTO-006]', () => {
    expect(afterInspection(complete, 'panel-first')).toBe('SubscApplyReq');
  });

  it('returns the dashboard page while one of them is missing [PHOTO-006]', () => {
    expect(afterInspection(nothing, 'panel-first')).toBe('SubscApplyVehiclePanel');
    expect(afterInspection({ ...complete, panel: undefined }, 'panel-first')).toBe(
      'SubscApplyVehiclePanel',
    );
    expect(afterInspection({ ...complete, mileage: undefined }, 'panel-first')).toBe(
      'SubscApplyVehiclePanel',
    );
  });

  it('always returns payment with the literal reading [PHOTO-006]', () => {
    expect(afterInspection(nothing, 'literal')).toBe('SubscApplyReq');
  });
});
