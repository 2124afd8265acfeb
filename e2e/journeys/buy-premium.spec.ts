import { buying, total } from './buying';
import { living } from './living';
import { paymentsOf } from './steps/buying';
import { expect, test } from './test';

test('a customer buys PREMIUM with a recommender, a VIP code and a company card [APPLY-002, PAY-002…008, PAY-020, PAY-025, PAY-026, PAY-034, PRICE-005, PRICE-007, HOME-013]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'new-customer', as: 'ios' });
  await buying.choose(page, { group: 'PREMIUM', vehicle: /15가1050/ });
  await buying.agree(page);
  await buying.confirmVehicle(page);

  await expect(total(page)).toContainText('885,000원');
  await page.getByRole('textbox', { name: 'VIP 코드' }).fill('vip20');
  await page.getByRole('button', { name: '적용' }).click();
  await expect(page.getByText('프로모션 대신 적용돼요.')).toBeVisible();
  await expect(total(page)).toContainText('748,000원');
  await page.getByRole('button', { name: '코드 해제' }).click();
  await expect(total(page)).toContainText('885,000원');
  await page.getByRole('textbox', { name: 'VIP 코드' }).fill('PLUS5');
  await page.getByRole('button', { name: '적용' }).click();
  await expect(total(page)).toContainText('838,250원');

  await page.getByRole('radio', { name: '법인카드' }).click();
  await buying.chooseDealer(page, '한강모터스');
  await expect(page.getByText('한강모터스 주식회사')).toBeVisible();
  await expect(page.getByText('110-81-10001')).toBeVisible();

  await page.getByRole('button', { name: '추천인 찾기' }).click();
  const search = page.getByRole('dialog', { name: '추천인 선택' });
  const centre = search.getByRole('combobox', { name: '서비스센터' });
  const centres = centre.getByRole('option', { name: /^한강모터스/ });
  await expect(centres).toHaveCount(36); // four of the 40 have no advisor
  await expect(centre.getByRole('option')).toHaveCount(37); // and no centre of another dealer
  const titles = await centres.allTextContents();
  expect(titles).toEqual(titles.toSorted());
  await centre.selectOption('한강모터스 유성 서비스센터');
  await expect(search.getByText('한강모터스 유성 서비스센터', { exact: true })).toHaveCount(2); // its option and its only advisor
  await centre.selectOption('전체 서비스센터');
  await search.getByLabel('추천인 이름').fill('윤 !');
  await expect(search.getByLabel('추천인 이름')).toHaveValue('윤');
  const found = search.getByRole('radio', { name: /서비스센터$/ });
  await expect(found).toHaveCount(8);
  const lines = await search.locator('label').filter({ hasText: '한강모터스' }).allTextContents();
  const names = lines.map((line) => line.split('한강모터스')[0] ?? '');
  expect(names).toEqual(names.toSorted());
  const advisor = names.at(-1) ?? '';
  await found.last().click();
  await search.getByRole('button', { name: '선택 완료' }).click();
  await expect(search).toBeHidden();
  expect(advisor).toContain('윤');
  await expect(page.getByText(advisor, { exact: true })).toBeVisible();

  await page.getByRole('checkbox', { name: '전체 동의' }).check();
  await buying.toCardPage(page);
  await expect(page.getByText('838,250원')).toBeVisible();
  await page.getByLabel('카드번호').fill('4000 0000 0000 0002');
  await page.getByLabel('유효기간 월').selectOption('12');
  expect(await page.getByLabel('유효기간 연도').getByRole('option').last().textContent()).toBe(
    '2030',
  );
  await page.getByLabel('유효기간 연도').selectOption('2030');
  await page.getByLabel('사업자등록번호 10자리').fill('1108110001');
  await page.getByLabel('카드 비밀번호 앞 2자리').fill('12');
  await page.getByRole('button', { name: '결제', exact: true }).click();

  await expect(living.heading(page, '가입 신청이 완료되었습니다.')).toBeVisible();
  await expect(page.getByText('838,250원')).toBeVisible();
  const [paid] = await paymentsOf(sandbox, 838_250);
  expect(paid).toMatchObject({ status: 'paid', cardType: 'company' });
});
