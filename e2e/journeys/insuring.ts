import { expect, type Page } from 'playwright/test';

type Outcome = RegExp;

/** What the phone's camera can bring, by the words of its buttons. */
export const shot = {
  good: /Good result/,
  misread: /Misread/,
  denied: /Permission denied/,
  cancelled: /Cancelled/,
  silent: /No answer/,
  twice: /Two answers/,
  late: /Late answer/,
  killed: /Page killed/,
} as const satisfies Record<string, Outcome>;

export const surveyDialog = (page: Page) => page.getByRole('dialog', { name: '가입 전 확인' });

/** The answers that lead through the survey, in its order. */
export const surveyAnswers = ['아니요', '아니요', '아니요', '예', '아니요', '동의해요'] as const;

/** Steps a membership with an insurance has and others have not. Each ends on the page it says. */
export const insuring = {
  /** Terms → POWER TRAIN notice → membership → vehicle. */
  async agree(page: Page): Promise<void> {
    await page.getByRole('checkbox', { name: '전체 동의' }).check();
    await page.getByRole('button', { name: '다음' }).click();
    await page.getByRole('button', { name: '확인했어요' }).click();
    await page.getByRole('button', { name: '다음' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: '차량 정보 입력 및 멤버십 선택' }),
    ).toBeVisible();
  },

  /** Vehicle → survey → insurance terms. */
  async surveyed(page: Page): Promise<void> {
    await page.getByRole('button', { name: '계속하기' }).click();
    for (const [index, answer] of surveyAnswers.entries()) {
      await expect(surveyDialog(page)).toContainText(`${index + 1} / 6`);
      await surveyDialog(page).getByRole('button', { name: answer, exact: true }).click();
    }
    await expect(
      page.getByRole('heading', { level: 1, name: '파워트레인 수리비 보증 약관' }),
    ).toBeVisible();
  },

  /** Insurance terms → registration document. */
  async insuranceTerms(page: Page): Promise<void> {
    await page.getByRole('checkbox', { name: '전체 동의' }).check();
    await page.getByRole('button', { name: '다음' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: '자동차등록증을 촬영해 주세요' }),
    ).toBeVisible();
  },

  /** The masking notice, the camera, one outcome. */
  async photographDocument(page: Page, outcome: Outcome = shot.good): Promise<void> {
    await page.getByRole('button', { name: /촬영하기$/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('checkbox', { name: /가린 것을 확인/ })
      .check();
    await page.getByRole('button', { name: '확인하고 촬영하기' }).click();
    await page.getByRole('button', { name: outcome }).click();
  },

  /** Registration document, read well → owner verified → inspection sheet. */
  async document(page: Page): Promise<void> {
    await insuring.photographDocument(page);
    await insuring.verifyOwner(page);
    await expect(
      page.getByRole('heading', { level: 1, name: '정기검사 결과지를 촬영해 주세요' }),
    ).toBeVisible();
  },

  async verifyOwner(page: Page): Promise<void> {
    await page.getByRole('button', { name: '차량 소유자 인증' }).click();
    await expect(page.getByRole('dialog')).toContainText('차량 소유자 인증이 완료되었습니다.');
    await page.getByRole('button', { name: '확인', exact: true }).click();
    await page.getByRole('button', { name: '다음' }).click();
  },

  /** Caution, picture example, camera, one outcome. */
  async photograph(page: Page, outcome: Outcome = shot.good): Promise<void> {
    await page.getByRole('button', { name: /촬영하기$/ }).click();
    await page.getByRole('checkbox', { name: '유의사항을 읽고 확인하였습니다.' }).check();
    await page.getByRole('dialog').getByRole('button', { name: '다음' }).click();
    await page.getByRole('button', { name: '카메라 열기' }).click();
    await page.getByRole('button', { name: outcome }).click();
  },

  /** Inspection sheet → dashboard. */
  async inspection(page: Page): Promise<void> {
    await insuring.photograph(page);
    await expect(
      page.getByRole('heading', { level: 1, name: '주행거리 입력 및 계기판 사진 촬영' }),
    ).toBeVisible();
  },

  /** Mileage and dashboard → payment. */
  async dashboard(page: Page, mileage: string): Promise<void> {
    await page.getByLabel('총 주행거리(km)').fill(mileage);
    await insuring.photograph(page);
    await expect(page.getByText('사진을 저장했어요')).toBeVisible();
    await page.getByRole('button', { name: '다음' }).click();
  },
};
