import { arrive } from '@shared/testing/arrive';
import { downloads } from '@shared/testing/downloads';
import { addressesOf, answer, bare, ok } from '@shared/testing/network';
import { press } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { confirm } from '@shared/testing/wire/insurance';
import { OTHER_VIN } from '@shared/testing/wire/vehicles';
import { screen } from '@testing-library/react';
import { GuideInsuranceSubmit } from './insurance/GuideInsuranceSubmit';
import { screens } from './screens';

type Guide = 'GuideSubscApply' | 'GuideInsurance' | 'GuideTotal' | 'GuideWarranty';
/** Returns all texts of a page, including slides that are not visible. */
async function textOf(page: Guide, address: string): Promise<string> {
  const { container } = renderPage(page, await screens[page](), address);
  return container.textContent ?? '';
}
const PDF = 'GET /careInsuranceConfirms/downloadPOAPdf/CI7';
const CHROME = 'Mozilla/5.0 (Linux; Android 14) Chrome/120.0 Mobile Safari/537.36';

beforeAll(() => arrive({ inApp: false }));

describe('figures on the guides match the rules and the settings', () => {
  beforeEach(() =>
    answer('POST /vehicles/escalationCheck', ({ body }) =>
      String(body).includes(OTHER_VIN)
        ? ok({ user_id: 'U9', subsc_id: 'S9' })
        : ok({ user_id: null, subsc_id: null }),
    ),
  );

  it('for joining STANDARD or PREMIUM [CONST-001] [CONST-002] [CONST-010] [CONST-012] [CONST-013]', async () => {
    const text = await textOf('GuideSubscApply', '/guide/subscApply');

    expect(text).toContain('승인까지 영업일 기준 약 2일이 걸려요.');
    expect(text).toContain('승인 다음 날 0시부터 12개월');
    expect(text).toContain('차령60개월 초과');
    expect(text).toContain('엔진오일 교환포함포함');
    expect(text).toContain('정비 비용 할인15%25%');
    expect(text).toContain('할인 쿠폰30,000원70,000원');
    expect(text).toContain('픽업 서비스포함포함');
    expect(text).toContain('정비 항목기본더 많은 항목');
    expect(text).toContain('가입 제한고성능 M, 전기차, Z 시리즈, 렌터카');
  });

  it('for joining POWER TRAIN [CONST-003] [CONST-004] [CONST-005] [CONST-006] [CONST-007] [CONST-008] [CONST-011]', async () => {
    const text = await textOf('GuideSubscApply', '/guide/subscApply?group=POWER%20TRAIN');

    expect(text).toContain('가입 전 확인 6단계');
    expect(text).toContain('최근 2년 안에 받은 검사 결과지');
    expect(text).toContain('보장 한도연간 최대 10,000,000원(1,000만 원)');
    expect(text).toContain('1회 본인 부담금200,000원');
    expect(text).toContain('수리비 보장은 승인일로부터 30일 뒤 시작돼요');
    expect(text).toContain('차령60개월 초과 96개월 이하');
    expect(text).toContain('주행거리180,000km 이하');
    expect(text).toContain('차량가액250,000,000원(2억 5,000만 원) 이하');
    expect(text).toContain('적재량1.4t 이하');
    expect(text).toContain(
      '가입 제한고성능 M, 전기차, Z 시리즈, 렌터카, 영업용·단체 차량, 개조·경주·시승 차량',
    );
  });

  it('for cancelling or taking over the warranty [CONST-021] [CONST-022] [CONST-023] [CONST-024] [TRANS-006]', async () => {
    renderPage('GuideInsurance', await screens.GuideInsurance(), '/guide/insurance');
    await screen.findByText(/이용 기간이 30일 이상/);
    const text = document.body.textContent;

    expect(text).toContain('승인 후 14일 이내에 해지하면 위약금이 없어요.');
    expect(text).toContain('결제 금액의 10%를 위약금으로 빼요.');
    expect(text).toContain('보험료는 365일을 기준으로');
    expect(text).toContain('환불까지 14일 이상 걸릴 수 있어요.');
    expect(text).toContain('월~금 09:00~18:00');
  });

  it('for using and claiming [CONST-026] [CONST-027]', async () => {
    expect(await textOf('GuideTotal', '/guide/total?tab=use')).toContain(
      '이용 기간이 30일 이하로 남으면',
    );
    const text = await textOf('GuideWarranty', '/guide/warranty?tab=claim');

    expect(text).toContain('서류 심사가 끝나면 7영업일 이내에 보험금을 지급해요.');
    expect(text).toContain('사용한 쿠폰은 5영업일 이내에 사용 완료로 바뀌어요.');
  });
});

describe('document of a claim outside the app', () => {
  it.each([
    ['a browser', CHROME, '다운로드를 시작했어요. 파일이 보이지 않으면 다시 저장해 주세요.'],
    ['a messenger', `${CHROME} KAKAOTALK 10.4.5`, '확인서가 저장되지 않았을 수 있어요'],
  ])('is downloaded, and %s says what happened [GUIDE-009, API-034]', async (_, agent, words) => {
    answer('GET /careInsuranceConfirms/CI7', ok(confirm()));
    answer(PDF, () => bare(new Blob(['%PDF-1.7'], { type: 'application/pdf' })));
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
    const kept = downloads();
    renderPage('GuideInsuranceSubmit', GuideInsuranceSubmit, '/guide/insurance/CI7?vtg_id=V1');

    await press('확인서 PDF 저장');

    expect(await screen.findByText(words)).toBeVisible();
    expect(kept.map(({ name, blob }) => [name, blob.size])).toEqual([['ServiceCare+.pdf', 8]]);
    expect(addressesOf(PDF).at(-1)).toBe('/api/v1App/careInsuranceConfirms/downloadPOAPdf/CI7');
    expect(screen.queryByRole('button', { name: '브라우저에서 열기' })).not.toBeInTheDocument();
  });
});
