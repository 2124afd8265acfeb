import '../../testing/disk';
import { currentApplication } from '@shared/application';
import { arrive } from '@shared/testing/arrive';
import { enterApp, type NativeApp } from '@shared/testing/native-app';
import { act, screen, waitFor } from '@testing-library/react';
import { applyPhotos } from '../../testing/applying';
import { openInspection, toCamera } from '../../testing/inspection-camera';

/** While this is true, the code that reads photos does not load. */
const mockLine = { isDown: true };
jest.mock('../../../shared/platform/bridge/src/answers', () => {
  if (mockLine.isDown) throw new Error('did not arrive');
  return jest.requireActual('../../../shared/platform/bridge/src/answers');
});

let app: NativeApp;
beforeAll(arrive);
beforeEach(() => {
  applyPhotos();
  app = enterApp({ upload: ({ params }) => ({ url: '/files/insp.jpg', type: params['type'] }) });
});
afterEach(() => app.leave());

it('shows a message when the photo reader code does not load, and accepts the next photo [BRIDGE-002, BRIDGE-005]', async () => {
  openInspection();
  await toCamera(app);
  act(() => app.give(app.camera().at(-1)?.id ?? '', {}));

  expect(await screen.findByText('사진을 아직 읽을 수 없어요')).toBeVisible();
  expect(screen.getByText(/연결 상태를 확인하고 다시 촬영/)).toBeVisible();
  expect(screen.getByRole('button', { name: '사진 선택' })).toBeEnabled();
  expect(currentApplication()?.inspection).toBeUndefined();

  mockLine.isDown = false;
  await toCamera(app);
  act(() => app.give(app.camera().at(-1)?.id ?? '', {}));

  await waitFor(() => expect(currentApplication()?.inspection).toBeDefined());
});
