import { currentApplication, saveAnswer } from '@shared/application';
import { preparedPhoto } from '@shared/photo/prepared-photo';
import { arrive } from '@shared/testing/arrive';
import { enterApp, type NativeApp } from '@shared/testing/native-app';
import { answer, bare } from '@shared/testing/network';
import { address, press } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyPhotos } from '../../testing/applying';
import { hear } from '../../testing/hear';
import { SubscApplyVehiclePanel } from './SubscApplyVehiclePanel';

jest.mock('@shared/photo/prepared-photo', () => ({ preparedPhoto: jest.fn() }));

const open = () =>
  renderPage(
    'SubscApplyVehiclePanel',
    SubscApplyVehiclePanel,
    '/subscApply/vehiclePanel?vtg_id=V1&step=6',
  );
const field = () => screen.getByRole('textbox', { name: '총 주행거리(km)' });
let app: NativeApp;

async function openCamera(): Promise<void> {
  open();
  await press('계기판 촬영하기');
  await press('카메라 열기');
  await waitFor(() => expect(app.camera()).toHaveLength(1));
}

beforeAll(arrive);

describe('SubscApplyVehiclePanel', () => {
  beforeEach(() => {
    applyPhotos();
    saveAnswer('inspection', { url: '/files/insp.jpg' });
    app = enterApp({ upload: ({ params }) => ({ url: '/files/panel.jpg', type: params['type'] }) });
  });

  afterEach(() => app.leave());

  it('has its own title and shows what to photograph [PHOTO-007]', () => {
    open();

    expect(
      screen.getByRole('heading', { name: '주행거리 입력 및 계기판 사진 촬영' }),
    ).toBeVisible();
    expect(field()).toHaveAttribute('inputmode', 'numeric');
    expect(screen.getByRole('figure')).toBeVisible();
    expect(screen.getByRole('button', { name: '계기판 촬영하기' })).toBeEnabled();
  });

  it('shows the caution without its box when the inspection photo has asked for it [PHOTO-010]', async () => {
    open();
    await press('계기판 촬영하기');

    const example = within(await screen.findByRole('dialog'));
    expect(example.getByText(/계기판은 주행거리와 경고등이 모두 보이게/)).toBeVisible();
    expect(example.queryByRole('checkbox')).not.toBeInTheDocument();
    await press('카메라 열기');

    await waitFor(() => expect(app.camera()).toHaveLength(1));
  });

  it('saves the digits of a typed mileage and shows them again when the page was killed [PHOTO-007, VALID-026…028]', async () => {
    const killed = open();
    await userEvent.type(field(), '0a45x210');
    expect(field()).toHaveValue('45,210');
    await press('계기판 촬영하기');
    await press('닫기');
    killed.unmount();

    open();

    expect(field()).toHaveValue('45,210');
  });

  it('keeps the mileage that was typed after the camera was refused [PHOTO-007, BRIDGE-002]', async () => {
    await openCamera();
    act(() => app.refuse(app.camera()[0]!.id, 'denied'));
    await screen.findByRole('button', { name: '사진 선택' });

    await userEvent.type(field(), '45210');
    expect(currentApplication()?.mileage).toBe(45_210);
    await userEvent.clear(field());

    await waitFor(() => expect(currentApplication()?.mileage).toBeUndefined());
  });

  it.each([
    ['', '주행거리를 입력해 주세요.', '[VALID-029, MSG-009]'],
    ['180001', '주행거리 180,000km 초과 차량은 가입할 수 없습니다.', '[VALID-031, MSG-010]'],
  ])('answers "%s" with "%s" %s', async (typed, sentence) => {
    saveAnswer('panel', { url: '/files/panel.jpg' });
    open();
    await userEvent.type(field(), ` ${typed}`);

    await press('다음');

    await hear(sentence);
    expect(field()).toHaveFocus();
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(sentence));
    expect(address()).toHaveTextContent('/subscApply/vehiclePanel');
    expect(currentApplication()?.mileage).toBeUndefined();
  });

  it('continues to payment when the mileage equals the limit [VALID-031] [PHOTO-006]', async () => {
    saveAnswer('panel', { url: '/files/panel.jpg' });
    open();
    await userEvent.type(field(), '180000');

    await press('다음');

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/req?vtg_id=V1&step=7'));
    expect(currentApplication()?.mileage).toBe(180_000);
  });

  it('replaces the refused camera by the stored photo after the customer chose a file [BRIDGE-002, PHOTO-007]', async () => {
    const file = new File(['photo'], 'photo.jpg', { type: 'image/jpeg' });
    jest.mocked(preparedPhoto).mockResolvedValue({ ok: true, value: file });
    answer('POST /atts', () => bare({ url: '/files/panel.jpg', type: 2 }));
    await openCamera();
    act(() => app.refuse(app.camera()[0]!.id, 'denied'));
    const trouble = await screen.findByRole('alert');
    expect(trouble).toHaveTextContent('카메라를 사용할 수 없어요');
    expect(within(trouble).queryByRole('button')).toBeNull();

    await userEvent.upload(screen.getByLabelText('사진 파일'), file);

    expect((await screen.findByText('사진을 저장했어요')).closest('p')).toHaveFocus();
    expect(screen.queryByText('카메라를 사용할 수 없어요')).toBeNull();
  });

  it('keeps the focus in the field that the customer entered during the photo', async () => {
    await openCamera();
    field().focus();

    act(() => app.give(app.camera()[0]!.id, {}));

    expect(await screen.findByText('사진을 저장했어요')).toBeVisible();
    expect(field()).toHaveFocus();
  });
});
