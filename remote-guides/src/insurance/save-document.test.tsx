import { arrive } from '@shared/testing/arrive';
import { downloads } from '@shared/testing/downloads';
import { enterApp, refusing } from '@shared/testing/native-app';
import { answer, bare, inTurn, ok, refused } from '@shared/testing/network';
import { facts, press } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { confirm } from '@shared/testing/wire/insurance';
import { screen, within } from '@testing-library/react';
import { GuideInsuranceSubmit } from './GuideInsuranceSubmit';

const PDF = 'GET /careInsuranceConfirms/downloadPOAPdf/CI7';
const file = () => bare(new Blob(['%PDF-1.7'], { type: 'application/pdf' }));
const open = () =>
  renderPage('GuideInsuranceSubmit', GuideInsuranceSubmit, '/guide/insurance/CI7?vtg_id=V1');
const save = () => press('확인서 PDF 저장');

beforeAll(() => arrive());

describe('document of a claim in the app', () => {
  beforeEach(() => {
    answer('GET /careInsuranceConfirms/CI7', ok(confirm()));
    answer(PDF, file);
  });

  const withShare = (share: (data: ShareData) => Promise<void>) =>
    Object.assign(navigator, { canShare: () => true, share });
  afterEach(() => Object.assign(navigator, { canShare: undefined, share: undefined }));

  it('names the service centre when an older app can neither save nor share it [GUIDE-009]', async () => {
    const kept = downloads();
    const app = enterApp({ savePdf: refusing('unsupported') });
    open();
    await save();

    expect(await screen.findByText('확인서가 저장되지 않았을 수 있어요')).toBeVisible();
    expect(kept.map(({ name }) => name)).toEqual(['ServiceCare+.pdf']);
    expect(screen.getByText(/저장된 파일이 없으면 고객센터 02-000-0000/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '다른 앱으로 보내기' })).not.toBeInTheDocument();
    app.leave();
  });

  it.each([
    ['takes it', undefined, '확인서를 넘겼어요. 선택한 앱에서 확인해 주세요.'],
    ['is closed', 'AbortError', '저장하지 않고 닫았어요. 필요하면 다시 저장해 주세요.'],
    ['refuses', 'NotAllowedError', '확인서가 저장되지 않았을 수 있어요'],
  ])('says what happened when the share sheet %s [GUIDE-009]', async (_how, refusal, words) => {
    const kept = downloads();
    const shared: string[] = [];
    withShare(async ({ files = [] }) => {
      shared.push(...files.map(({ name }) => name));
      if (refusal) throw new DOMException('', refusal);
    });
    const app = enterApp({ savePdf: refusing('unsupported') });
    open();
    await save();

    expect(await screen.findByText(words)).toBeVisible();
    expect(shared).toEqual(['ServiceCare+.pdf']);
    expect(kept).toHaveLength(refusal === 'NotAllowedError' ? 1 : 0);
    expect(screen.getByRole('button', { name: '확인서 PDF 저장' })).toBeEnabled();
    app.leave();
  });

  it('shows the next step when the app may not save it [GUIDE-009]', async () => {
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

  it('shows a message and keeps the page when the backend refuses it [GUIDE-009, A-101]', async () => {
    answer(PDF, refused(500, '확인서를 만들지 못했습니다.'));
    open();
    await save();

    expect(await screen.findByText('확인서를 만들지 못했습니다.')).toBeVisible();
    await press('확인');
    expect(screen.getByRole('region', { name: '보증수리 확인서' })).toBeVisible();
  });
});

describe('GuideInsuranceSubmit', () => {
  beforeEach(() => answer('GET /careInsuranceConfirms/CI7', ok(confirm())));

  it('shows the record above the insurance guide [GUIDE-006] [GUIDE-009] [ENTITY-031] [API-033]', async () => {
    open();

    const card = within(await screen.findByRole('region', { name: '보증수리 확인서' }));
    expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'CI7',
      '2026-10-12',
      '한강모터스',
      '한강모터스 강남 서비스센터',
      'POWER TRAIN',
      '38가1280',
      '1,650,000원부가세 포함',
    ]);
    expect(facts()['보장 한도']).toBe('연간 최대 10,000,000원(1,000만 원)');
  });

  it('shows the known parts when others are missing [ENTITY-031]', async () => {
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
    'shows a message on the page when the answer is %d, and can be loaded again [GUIDE-009, A-101]',
    async (status, said) => {
      answer('GET /careInsuranceConfirms/CI7', inTurn(refused(status, said), ok(confirm())));
      open();

      expect(await screen.findByText(said)).toBeVisible();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await press('다시 시도');
      expect(await screen.findByRole('region', { name: '보증수리 확인서' })).toBeVisible();
    },
  );
});
