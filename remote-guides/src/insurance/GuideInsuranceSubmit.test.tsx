import { arrive } from '@shared/testing/arrive';
import { answer, inTurn, ok, refused } from '@shared/testing/network';
import { facts, press } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { confirm } from '@shared/testing/wire/insurance';
import { screen, within } from '@testing-library/react';
import { GuideInsuranceSubmit } from './GuideInsuranceSubmit';

beforeAll(() => arrive());
beforeEach(() => answer('GET /careInsuranceConfirms/CI7', ok(confirm())));

const open = () =>
  renderPage('GuideInsuranceSubmit', GuideInsuranceSubmit, '/guide/insurance/CI7?vtg_id=V1');

describe('GuideInsuranceSubmit', () => {
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

  it('shows a message on the page for a record of another user [GUIDE-009]', async () => {
    answer('GET /careInsuranceConfirms/CI7', refused(403));
    open();

    expect(await screen.findByText('권한이 없습니다.')).toBeVisible();
    expect(screen.getByRole('region', { name: '보장 내용' })).toBeVisible();
  });
});
