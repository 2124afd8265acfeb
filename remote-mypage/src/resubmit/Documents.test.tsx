import { preparedPhoto } from '@shared/photo/prepared-photo';
import { arrive } from '@shared/testing/arrive';
import { refusing } from '@shared/testing/native-app';
import { answer, bare, bodiesTo } from '@shared/testing/network';
import { popup, press } from '@shared/testing/page';
import { closePage } from '@shared/testing/render-page';
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

describe('documents of an application', () => {
  it('show the reason of staff, and hide it when the new document has arrived [RESUB-001]', async () => {
    const asked = { options: { confirm: -10, reason: '글자가 흐려요.' } };
    const sent = { options: { confirm: 10, reason: '글자가 흐려요.' } };
    has(insuredPending({ att_reg: asked, att_insp: sent }));
    openApplication();

    expect((await documents()).getAllByText(/사유/).map((one) => one.textContent)).toEqual([
      '사유: 글자가 흐려요.',
    ]);
  });

  it('can be sent when they were never sent [RESUB-003]', async () => {
    has(insuredPending({ att_panel: null }));
    openApplication();

    expect((await documents()).getByText('미제출')).toBeVisible();
    expect(screen.getByRole('button', { name: '계기판 사진 올리기' })).toBeVisible();
    expect(again('계기판 사진')).not.toBeInTheDocument();
  });

  it('say that staff must ask first when the membership has no insurance [RESUB-003, RESUB-005]', async () => {
    has(pending());
    openApplication();

    const list = await documents();
    expect(list.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      '자동차등록증요청 시 제출담당자가 요청할 때만 필요한 서류예요.자동차등록증 올리기',
    ]);
    expect(screen.queryByText('이렇게 촬영해 주세요')).not.toBeInTheDocument();
  });

  it('cannot be sent again when the whole application was rejected [RESUB-002]', async () => {
    has(insuredPending({ confirm: -10, att_reg: att(-10) }));
    openApplication();

    const list = await documents();
    expect(list.getAllByRole('listitem')[0]).toHaveTextContent(/^자동차등록증반려$/);
    expect(again('자동차등록증')).not.toBeInTheDocument();
  });
});

/** Ends the page as a phone does: what the page stored stays. */
async function killPage(): Promise<void> {
  const stored = Object.entries(sessionStorage);
  closePage();
  await workDone();
  for (const [key, value] of stored) sessionStorage.setItem(key, value);
}

describe('a new dashboard photo', () => {
  const field = () => screen.findByRole('textbox', { name: '주행거리(km)' });
  let asks: ReturnType<typeof inApp>;

  beforeEach(() => {
    has(insuredPending({ att_panel: att(-10) }));
    takes('PUT /subscs/S2', insuredPending());
    asks = inApp(photo(2, '/files/panel-new.jpg'));
    jest.mocked(preparedPhoto).mockResolvedValue({ ok: true, value: file });
    answer('POST /atts', bare({ url: '/files/panel-new.jpg', type: 2 }));
  });

  it('asks for a mileage within the limit first, uploads the photo as type 2 and sends both [RESUB-007, RESUB-008, BRIDGE-003]', async () => {
    openApplication();
    await begin('계기판 사진');
    expect(await field()).toHaveValue('45,000');

    await userEvent.clear(await field());
    await userEvent.type(await field(), '180001');
    await press('촬영하기');
    expect(await field()).toBeInvalid();
    await userEvent.clear(await field());
    await userEvent.type(await field(), '0051234km');
    expect(await field()).toHaveValue('51,234');
    await press('촬영하기');

    await popup();
    await press('확인');
    expect(asks.find(({ method }) => method === 'upload')?.params).toEqual({
      vtgId: 'V1',
      type: 2,
    });
    expect(bodiesTo('PUT /subscs/S2')).toEqual([{ options: { km: 51_234 } }]);
  });

  async function askCamera(): Promise<void> {
    openApplication();
    await begin('계기판 사진');
    await userEvent.clear(await field());
    await userEvent.type(await field(), '51234');
    await press('촬영하기');
  }

  it('keeps the mileage when it is taken again after the camera has refused [RESUB-008]', async () => {
    inApp({ capture: refusing('denied') });
    await askCamera();
    await screen.findByRole('alert');

    await begin('계기판 사진');

    expect(await field()).toHaveValue('51,234');
  });

  it('can still be a file when the customer takes no other photo [RESUB-001, A-62]', async () => {
    inApp({ capture: refusing('denied') });
    await askCamera();
    await screen.findByRole('alert');

    await press('계기판 사진 다시 올리기');
    await popup('계기판 사진');
    await press('취소');

    await workDone();
    expect(screen.getByLabelText('사진 파일')).toBeInTheDocument();
  });

  it('cannot be taken by the camera while a file is sent [RESUB-001, RESUB-007]', async () => {
    inApp({ haptic: {}, capture: refusing('denied') });
    await askCamera();
    await screen.findByRole('alert');
    const come = holdBack('POST /atts', bare({ url: '/files/panel-new.jpg', type: 2 }));
    await userEvent.upload(screen.getByLabelText('사진 파일'), file);

    expect(again('계기판 사진')).toBeDisabled();
    await come();

    await popup();
    await press('확인');
    expect(bodiesTo('PUT /subscs/S2')).toEqual([{ options: { km: 51_234 } }]);
  });

  it.each([
    ['camera', {}, '사진을 기다리고 있어요', '카메라에서 응답이 없어요'],
    [
      'file chooser after the camera has refused',
      { capture: refusing('denied') },
      '카메라를 사용할 수 없어요',
      '카메라를 사용할 수 없어요',
    ],
  ])(
    'can be a file when the phone ends the page behind the %s [RESUB-001, RESUB-007, A-62]',
    async (_, answers, before, after) => {
      inApp({ haptic: {}, ...answers });
      await askCamera();
      await screen.findByText(before);
      await killPage();

      openApplication();

      expect(await screen.findByRole('alert')).toHaveTextContent(after);
      await userEvent.upload(screen.getByLabelText('사진 파일'), file);
      await popup();
      await press('확인');
      expect(bodiesTo('PUT /subscs/S2')).toEqual([{ options: { km: 51_234 } }]);
      closePage();
      has(insuredPending({ att_panel: att(-10) }));
      openApplication();
      expect(await screen.findByRole('button', { name: '계기판 사진 다시 올리기' })).toBeVisible();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );
});
