import { living } from './living';
import { cardOf } from './steps/living';
import { expect, test } from './test';

const good = /Good result/;
const denied = /Permission denied/;

test('a refused dashboard photo is sent again with its mileage until staff accept it [RESUB-001, RESUB-002, RESUB-003, RESUB-004, RESUB-006, RESUB-007, RESUB-008, VALID-032]', async ({
  page,
  sandbox,
}) => {
  const panel = async () => {
    const card = await cardOf(sandbox, 'S-pending-retake');
    return card?.documents.find(({ kind }) => kind === 'panel');
  };
  const first = await panel();
  await sandbox.staff('backend', { extras: 'refusal-reason' });
  await living.openRetake(page, sandbox);
  const papers = living.card(page, '제출 서류');
  await expect(papers.getByRole('listitem')).toHaveText([
    '자동차등록증적합',
    '정기검사 결과지확인 중',
    '계기판 사진재촬영 필요사유: 사진이 흐려요. 다시 촬영해 주세요.계기판 사진 다시 올리기',
  ]);

  await page.getByRole('button', { name: '계기판 사진 다시 올리기' }).click();
  await page.getByRole('checkbox', { name: '유의사항을 읽고 확인하였습니다.' }).check();
  await page.getByRole('dialog').getByRole('button', { name: '다음' }).click();
  const mileage = page.getByLabel('주행거리(km)');
  const shoot = page.getByRole('dialog').getByRole('button', { name: '촬영하기' });
  await mileage.fill('');
  await shoot.click();
  await expect(page.getByText('주행거리를 입력해 주세요.').last()).toBeVisible();
  await mileage.fill('51,2abc34');
  await expect(mileage).toHaveValue('51,234');
  await shoot.click();
  await page.getByRole('button', { name: good }).click();
  await living.told(page, '반려 서류 업로드가 완료되었습니다.');
  await expect(papers.getByRole('listitem').last()).toHaveText('계기판 사진확인 중');
  const second = await panel();
  expect(second).toMatchObject({ confirm: 10 });
  expect(second?.url).not.toBe(first?.url);

  await sandbox.staff('retake', {
    id: 'S-pending-retake',
    kind: 'panel',
    reason: '경고등이 보이지 않습니다.',
  });
  await page.reload();
  await expect(papers).toContainText('사유: 경고등이 보이지 않습니다.');

  await living.photographAgain(page, '계기판 사진', denied, '51234');
  await expect(page.getByRole('alert')).toContainText('카메라를 사용할 수 없어요');
  await page.getByLabel('사진 파일').setInputFiles({
    name: 'dashboard.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  });
  await living.told(page, '반려 서류 업로드가 완료되었습니다.');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect((await panel())?.url).not.toBe(second?.url);

  await sandbox.staff('approve', { id: 'S-pending-retake' });
  await page.reload();
  await expect(living.card(page, 'POWER TRAIN')).toContainText('가입');
  await expect(papers).toHaveCount(0);
});

test('a registration document is read by the app again, and unreadable data goes to staff [RESUB-001, RESUB-005, RESUB-006, RESUB-007]', async ({
  page,
  sandbox,
}) => {
  await sandbox.staff('retake', { id: 'S-pending-retake', kind: 'registration' });
  await living.openRetake(page, sandbox, 'ios');
  const paper = living.card(page, '제출 서류').getByRole('listitem').first();
  await living.photographAgain(page, '자동차등록증', /Misread/);
  await living.told(page, '반려 서류 업로드가 완료되었습니다.');
  await expect(paper).toHaveText('자동차등록증확인 중');
  await expect(living.card(page, 'POWER TRAIN')).toContainText('32가1220');

  await sandbox.staff('retake', { id: 'S-pending-retake', kind: 'registration' });
  await page.reload();
  await living.photographAgain(page, '자동차등록증', good);
  await living.told(page, '반려 서류 업로드가 완료되었습니다.');
  await expect(paper).toHaveText('자동차등록증확인 중');
});

test('a silent camera does not block the page, and a decision made meanwhile is shown [RESUB-001, RESUB-002]', async ({
  page,
  sandbox,
}) => {
  await sandbox.staff('backend', { extras: 'refusal-reason' });
  await living.openRetake(page, sandbox);
  await living.photographAgain(page, '계기판 사진', /No answer/, '51234');
  await page.getByRole('button', { name: '촬영 취소' }).click();
  await expect(page.getByRole('alert')).toContainText('촬영을 마치지 않았어요');

  await sandbox.staff('reject', { id: 'S-pending-retake', reason: '차량을 확인할 수 없습니다.' });
  await living.photographAgain(page, '계기판 사진', good, '51234');
  await living.told(page, '그사이 멤버십 상태가 바뀌었어요.');
  await expect(living.card(page, 'POWER TRAIN')).toContainText('사유: 차량을 확인할 수 없습니다.');
  await expect(page.getByRole('button', { name: '계기판 사진 다시 올리기' })).toHaveCount(0);
});
