import { arrive } from '@shared/testing/arrive';
import { answer, ok } from '@shared/testing/network';
import { renderPage } from '@shared/testing/render-page';
import { OTHER_VIN } from '@shared/testing/wire/vehicles';
import { screen } from '@testing-library/react';
import { screens } from './screens';

beforeAll(() => arrive({ inApp: false }));
beforeEach(() =>
  answer('POST /vehicles/escalationCheck', ({ body }) =>
    String(body).includes(OTHER_VIN)
      ? ok({ user_id: 'U9', subsc_id: 'S9' })
      : ok({ user_id: null, subsc_id: null }),
  ),
);

type Guide = 'GuideSubscApply' | 'GuideInsurance' | 'GuideTotal' | 'GuideWarranty';

/** Returns all texts of a page, including slides that are not visible. */
async function textOf(page: Guide, address: string): Promise<string> {
  const { container } = renderPage(page, await screens[page](), address);
  return container.textContent ?? '';
}

describe('figures on the guides match the rules and the settings', () => {
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
