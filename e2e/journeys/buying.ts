import { expect, type Page } from 'playwright/test';

/** Steps of buying a membership, by what a customer reads. Each ends on the page it says. */
export const buying = {
  /** Home → terms. */
  async choose(page: Page, { group, vehicle }: { group: string; vehicle: RegExp }): Promise<void> {
    await page.getByRole('tab', { name: group, exact: true }).click();
    const option = page
      .getByRole('combobox', { name: '차량' })
      .getByRole('option', { name: vehicle });
    await page
      .getByRole('combobox', { name: '차량' })
      .selectOption((await option.textContent()) ?? '');
    await page.getByRole('button', { name: '가입 신청하기' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: '약관에 동의해 주세요' }),
    ).toBeVisible();
  },

  /** Terms → membership → vehicle. */
  async agree(page: Page): Promise<void> {
    await page.getByRole('checkbox', { name: '전체 동의' }).check();
    await page.getByRole('button', { name: '다음' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: '이 멤버십으로 신청할까요?' }),
    ).toBeVisible();
    await page.getByRole('button', { name: '다음' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: '차량 정보 입력 및 멤버십 선택' }),
    ).toBeVisible();
  },

  /** Vehicle → payment. */
  async confirmVehicle(page: Page): Promise<void> {
    await page.getByRole('button', { name: '계속하기' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '결제', exact: true })).toBeVisible();
  },

  /** Who sells it; the seller's business details are shown then. */
  async chooseSeller(page: Page, name: string): Promise<void> {
    await page.getByRole('button', { name: '판매사 선택' }).click();
    await page.getByRole('radio', { name }).click();
    await page.getByRole('button', { name: '선택 완료' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  },

  async recommendNobody(page: Page): Promise<void> {
    await page.getByRole('button', { name: '추천인 찾기' }).click();
    await page.getByRole('radio', { name: '추천인 없음' }).click();
    await page.getByRole('button', { name: '선택 완료' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  },

  /** Everything the payment page asks for before its button. */
  async fillIn(page: Page): Promise<void> {
    await buying.chooseSeller(page, '한강모터스');
    await buying.recommendNobody(page);
    await page.getByRole('checkbox', { name: '전체 동의' }).check();
  },

  /** Pay button and cautions; where that leads is the test's business. */
  async pay(page: Page): Promise<void> {
    await page.getByRole('button', { name: '결제하기' }).click();
    await page.getByRole('checkbox', { name: '유의사항을 읽고 확인하였습니다.' }).check();
    await page.getByRole('dialog').getByRole('button', { name: '결제하기' }).click();
  },

  /** Seller, no recommender, terms, cautions → card page. */
  async submit(page: Page): Promise<void> {
    await buying.fillIn(page);
    await buying.pay(page);
    await expect(page.getByRole('heading', { name: '카드 결제' })).toBeVisible();
  },

  /** Home → payment page of a STANDARD membership, filled in. */
  async standardToPayment(page: Page): Promise<void> {
    await buying.choose(page, { group: 'STANDARD', vehicle: /15가1050/ });
    await buying.agree(page);
    await buying.confirmVehicle(page);
    await buying.fillIn(page);
  },

  /** Card page → landing. */
  async payByCard(page: Page): Promise<void> {
    await page.getByLabel('카드번호').fill('4000 0000 0000 0002');
    await page.getByLabel('유효기간 월').selectOption('12');
    await page.getByLabel('유효기간 연도').selectOption('2030');
    await page.getByLabel('생년월일 6자리').fill('900101');
    await page.getByLabel('카드 비밀번호 앞 2자리').fill('12');
    await page.getByRole('button', { name: '결제', exact: true }).click();
  },
};
