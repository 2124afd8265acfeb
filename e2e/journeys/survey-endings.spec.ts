import { buying } from './buying';
import { insuring, surveyAnswers, surveyDialog } from './insuring';
import { expect, test } from './test';

/** The answer that ends the survey at each step that is asked; the age is known. */
const endings = ['예', '예', '예', '예', '동의하지 않아요'] as const;

test('each step that is asked can end the survey: it says that no vehicle can join and stays on the page; all answers right, it goes on [SURVEY-001…009, MSG-022]', async ({
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

test('a plate that conflicts is told in the words of the server, before any survey [APPLY-025, API-011, VALID-025, ERR-010]', async ({
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
