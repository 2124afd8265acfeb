import { arrive } from '@shared/testing/arrive';
import { enterApp, refusing } from '@shared/testing/native-app';
import { addressesOf, answer, bare, inTurn, ok, refused } from '@shared/testing/network';
import { facts, press } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { confirm } from '@shared/testing/wire/insurance';
import { act, screen, waitFor, within } from '@testing-library/react';
import { GuideInsuranceSubmit } from './GuideInsuranceSubmit';

const PDF = 'GET /careInsuranceConfirms/downloadPOAPdf/CI7';
const file = () => bare(new Blob(['%PDF-1.7'], { type: 'application/pdf' }));

beforeAll(() => arrive());
beforeEach(() => {
  answer('GET /careInsuranceConfirms/CI7', ok(confirm()));
  answer(PDF, file);
});

const open = () =>
  renderPage('GuideInsuranceSubmit', GuideInsuranceSubmit, '/guide/insurance/CI7?vtg_id=V1');
const save = () => press('확인서 PDF 저장');

/** What the browser is told to download: name and content of each. */
function downloads(): { name: string; blob: Blob }[] {
  const kept: { name: string; blob: Blob }[] = [];
  let blob = new Blob();
  URL.createObjectURL = jest.fn((made: Blob) => {
    blob = made;
    return 'blob:confirm';
  });
  URL.revokeObjectURL = jest.fn();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    kept.push({ name: this.download, blob });
  });
  return kept;
}

describe('the confirmation of a claim', () => {
  it('shows the record above the insurance guide [GUIDE-006] [GUIDE-009] [ENTITY-031] [API-033]', async () => {
    open();

    const card = within(await screen.findByRole('region', { name: '보증수리 확인서' }));
    expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'CI7',
      '2026-10-12',
      '한강모터스',
      '한강모터스 강남 서비스센터',
      '파워트레인 보증 연장',
      '38가1280',
      '1,650,000원부가세 포함',
    ]);
    expect(facts()['보장 한도']).toBe('연간 최대 10,000,000원');
  });

  it('shows what is known of it when parts are missing [ENTITY-031]', async () => {
    answer(
      'GET /careInsuranceConfirms/CI7',
      ok(confirm({ date_approval: null, dealer_cdk: null, dealer_agent_cdk: null, subsc: null })),
    );
    open();

    await screen.findByRole('region', { name: '보증수리 확인서' });
    expect(facts()).toMatchObject({ 승인일: '-', 판매사: '-', 서비스센터: '-' });
    expect(facts()).not.toHaveProperty('멤버십');
  });

  it.each([
    [404, '확인서를 찾을 수 없습니다.'],
    [500, '잠시 점검하고 있어요.'],
  ])(
    'that answers %d is said in its place, without a popup, and asked for again [GUIDE-009]',
    async (status, said) => {
      answer('GET /careInsuranceConfirms/CI7', inTurn(refused(status, said), ok(confirm())));
      open();

      expect(await screen.findByText(said)).toBeVisible();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await press('다시 시도');
      expect(await screen.findByRole('region', { name: '보증수리 확인서' })).toBeVisible();
    },
  );

  it('of somebody else is refused in its place [GUIDE-009]', async () => {
    answer('GET /careInsuranceConfirms/CI7', refused(403));
    open();

    expect(await screen.findByText('권한이 없습니다.')).toBeVisible();
    expect(screen.getByRole('region', { name: '보장 내용' })).toBeVisible();
  });
});

describe('its document', () => {
  it('is saved by the app under the name ServiceCare+.pdf [GUIDE-009] [API-034]', async () => {
    const kept = downloads();
    const app = enterApp({ savePdf: {} });
    open();
    await save();

    await waitFor(() => expect(app.asks).toHaveLength(1));
    expect(app.asks[0]).toMatchObject({
      method: 'savePdf',
      params: { name: 'ServiceCare+.pdf', base64: btoa('%PDF-1.7') },
    });
    expect(kept).toEqual([]);
    app.leave();
  });

  it('is downloaded by the browser where the app cannot save it [GUIDE-009] [API-034]', async () => {
    const kept = downloads();
    const app = enterApp({ savePdf: refusing('unsupported') });
    open();
    await save();

    await waitFor(() => expect(kept.map(({ name }) => name)).toEqual(['ServiceCare+.pdf']));
    expect(kept[0]?.blob.size).toBe(8);
    expect(addressesOf(PDF)).toEqual(['/api/v1App/careInsuranceConfirms/downloadPOAPdf/CI7']);
    app.leave();
  });

  it.each([
    ['is taken', undefined, []],
    ['is closed', new DOMException('', 'AbortError'), []],
    ['is refused', new DOMException('', 'NotAllowedError'), ['ServiceCare+.pdf']],
  ])(
    'is handed to the sheet of the phone where the app cannot save it, and the sheet %s [GUIDE-009]',
    async (_how, refusal, downloaded) => {
      const kept = downloads();
      const shared: string[] = [];
      const share = async ({ files = [] }: ShareData) => {
        shared.push(...files.map(({ name }) => name));
        if (refusal) throw refusal;
      };
      Object.assign(navigator, { canShare: () => true, share });
      const app = enterApp({ savePdf: refusing('unsupported') });
      open();
      await save();

      await waitFor(() => expect(shared).toEqual(['ServiceCare+.pdf']));
      await waitFor(() =>
        expect(screen.getByRole('button', { name: '확인서 PDF 저장' })).toBeEnabled(),
      );
      expect(kept.map(({ name }) => name)).toEqual(downloaded);
      Object.assign(navigator, { canShare: undefined, share: undefined });
      app.leave();
    },
  );

  it('that the app may not save is said with the next step [GUIDE-009]', async () => {
    const kept = downloads();
    const app = enterApp({ savePdf: refusing('denied') });
    open();
    await save();

    expect(
      await screen.findByText(
        '확인서를 저장하지 못했어요. 앱의 저장 권한을 확인한 뒤 다시 시도해 주세요.',
      ),
    ).toBeVisible();
    expect(kept).toEqual([]);
    await press('확인');
    app.leave();
  });

  it('that the customer chose not to save is left alone [GUIDE-009]', async () => {
    const app = enterApp({ savePdf: refusing('cancelled') });
    open();
    await save();

    await waitFor(() =>
      expect(screen.getByRole('button', { name: '확인서 PDF 저장' })).toBeEnabled(),
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    app.leave();
  });

  it('is asked for once, however often the button is pressed [GUIDE-009]', async () => {
    const app = enterApp({});
    open();
    const button = await screen.findByRole('button', { name: '확인서 PDF 저장' });

    act(() => {
      button.click();
      button.click();
      button.click();
    });

    expect(addressesOf(PDF)).toHaveLength(1);
    app.leave();
  });

  it('that the backend refuses is said, and the page stays [GUIDE-009]', async () => {
    answer(PDF, refused(500, '확인서를 만들지 못했습니다.'));
    open();
    await save();

    expect(await screen.findByText('확인서를 만들지 못했습니다.')).toBeVisible();
    await press('확인');
    expect(screen.getByRole('region', { name: '보증수리 확인서' })).toBeVisible();
  });
});
