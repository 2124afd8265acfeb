import { expect, test } from './test';

test('the amounts of an estimate follow each choice of the customer [EST-006, EST-015, EST-017, DISC-006]', async ({
  phone,
  sandbox,
}) => {
  await sandbox.open(phone, { person: 'active-standard', as: 'ios', to: '/app/estimate/guide' });
  await phone.see('heading', '나의 차량 서비스 견적');
  const amounts = () => phone.within('region', '예상 견적').texts('definition');
  const shows = (...wanted: string[]) =>
    phone.until(`see ${wanted}`, async () =>
      (await amounts()).every((text, index) => text.startsWith(wanted[index] ?? '?')),
    );
  for (const name of [/^에어컨 필터/, /^에어 클리너/, /^점화 플러그/])
    await phone.check('checkbox', name);
  await shows('160,633원', '82,500원', '−36,470원', '206,663원');
  await phone.press('radio', /ServiceCare\+ Premium/);
  await shows('160,633원', '82,500원', '−60,790원', '182,343원');
  await phone.press('button', '선택 해제 (3)');
  await shows('0원', '0원', '0원', '0원');
});

test('a visitor reads the guide slides and both editions of the terms, and returns [GUIDE-001, GUIDE-002, TERMV-001, TERMV-005]', async ({
  phone,
  sandbox,
}) => {
  await sandbox.open(phone, { as: 'web', to: '/app/guide/subscApply' });
  const slider = phone.within('region', '가입 단계');
  await slider.read('1 / 5');
  await slider.press('button', '다음');
  await slider.read('2 / 5');
  await slider.press('button', '다음');
  await slider.read('3 / 5');
  await phone.press('tab', 'POWER TRAIN');
  await slider.read('1 / 9');

  await sandbox.open(phone, { as: 'web' });
  await phone.press('link', '이용약관');
  await phone.see('heading', '이용약관');
  await phone.press('tab', '보험약관');
  await phone.see('heading', '보험약관');
  await phone.choose('시행일', /^2025-01-01/);
  await phone.read('지금은 적용되지 않는 이전 약관이에요.');
  await phone.press('button', '뒤로');
  await phone.see('tab', /^PREMIUM/);
});

test('a customer in the app saves the repair confirmation as ServiceCare+.pdf [GUIDE-009, GUIDE-011, API-034]', async ({
  phone,
  sandbox,
}) => {
  const to = '/app/guide/warranty?subsc_id=S-power-train-claim&tab=history';
  await sandbox.open(phone, { person: 'power-train-claim', as: 'ios', to });
  await phone.within('region', '파워트레인 수리비 보증').press('link', '보증수리 확인서 보기');
  const record = phone.within('region', '보증수리 확인서');
  await record.read('1,650,000원');
  await record.press('button', '확인서 PDF 저장');
  await phone.read('저장했습니다: ServiceCare+.pdf');
  expect(new URL(await phone.engine.address()).pathname).toContain('/guide/insurance/');
});
