import '../../testing/disk';
import { preparedPhoto } from '@shared/photo/prepared-photo';
import { arrive } from '@shared/testing/arrive';
import { enterApp, type NativeApp } from '@shared/testing/native-app';
import { answer, bare, bodiesTo } from '@shared/testing/network';
import { press } from '@shared/testing/page';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyDocuments, VIN } from '../../testing/applying';
import { field, openRegistration, read } from '../../testing/registration';

jest.mock('@shared/photo/prepared-photo', () => ({ preparedPhoto: jest.fn() }));

const photo = new File(['photo'], 'photo.jpg', { type: 'image/jpeg' });

let app: NativeApp;
beforeAll(arrive);
beforeEach(() => {
  applyDocuments();
  jest.mocked(preparedPhoto).mockResolvedValue({ ok: true, value: photo });
  answer('POST /atts', bare({ url: '/files/chosen.jpg' }));
});
afterEach(() => app.leave());

/** Chooses a file after the app has refused its camera. */
async function chooseFile(answers: Parameters<typeof enterApp>[0]): Promise<void> {
  app = enterApp(answers);
  openRegistration();
  await press('촬영하기');
  await userEvent.click(await screen.findByRole('checkbox', { name: /뒷자리를 가린 것을 확인/ }));
  await press('확인하고 촬영하기');
  await waitFor(() => expect(app.camera()).toHaveLength(1));
  act(() => app.refuse(app.camera()[0]!.id, 'denied'));
  await userEvent.upload(await screen.findByLabelText('사진 파일'), photo);
}

const readsFiles = {
  offers: ({ params }: { params: Record<string, unknown> }) => params['method'] === 'recogniseFile',
};

describe('a registration document that is chosen as a file', () => {
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
});
