import { buying } from './buying';
import { insuring, surveyAnswers, surveyDialog } from './insuring';
import { expect, test } from './test';

/** The answer that ends the survey at each step. */
const endings = ['예', '예', '예', '아니요', '예', '동의하지 않아요'] as const;

test('the survey asks six steps in order with the known age, and each step can end it [SURVEY-001…009, MSG-022]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'new-customer', as: 'android' });
  await buying.choose(page, { group: 'POWER TRAIN', vehicle: /15가1050/ });
  await insuring.agree(page);

  for (const [index, [step]] of surveyAnswers.entries()) {
    await page.getByRole('button', { name: '계속하기' }).click();
    for (const [, answer] of surveyAnswers.slice(0, index))
      await surveyDialog(page).getByRole('button', { name: answer, exact: true }).click();
    await expect(surveyDialog(page)).toContainText(`${step} / 6`);
    await expect(surveyDialog(page).getByText(/최초등록일 기준 \d+개월/)).toHaveCount(
      step === 4 ? 1 : 0,
    );
    const ending = endings[index] ?? '';
    await surveyDialog(page).getByRole('button', { name: ending, exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText('가입할 수 있는 차량이 없습니다.');
    await page.getByRole('button', { name: '확인', exact: true }).click();
    expect(new URL(page.url()).pathname).toBe('/app/subscApply/vehicle');
  }

  await page.getByRole('button', { name: '계속하기' }).click();
  await surveyDialog(page).getByRole('button', { name: '닫기' }).click();
  await expect(surveyDialog(page)).toBeHidden();
  await insuring.surveyed(page);
});

test('a plate conflict shows the server’s message before any survey [APPLY-025, API-011, VALID-025, ERR-010]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'plate-conflict', as: 'android' });
  await buying.choose(page, { group: 'POWER TRAIN', vehicle: /C3 2.0/ });
  await insuring.agree(page);
  await page.getByRole('button', { name: '계속하기' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    '이미 신청이 진행 중인 차량번호입니다. 고객센터로 문의해 주세요.',
  );
  await expect(surveyDialog(page)).toBeHidden();
});
