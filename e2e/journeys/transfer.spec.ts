import { seeDrawing } from './drawing';
import { living } from './living';
import { cardOf } from './steps/living';
import { expect, test } from './test';

test('the buyer of a car takes over its membership, and the seller keeps it as history [TRANS-001, TRANS-002, TRANS-003, TRANS-004, TRANS-005, TRANS-007, TRANS-008, TRANS-009, TRANS-011, TRANS-012, TRANS-013, VALID-035, VALID-036, STATUS-017]', async ({
  page,
  sandbox,
}) => {
  const before = await cardOf(sandbox, 'S-to-transfer');
  const period = `${before?.startsOn} ~ ${before?.stopsOn}`;
  await sandbox.open(page, { person: 'buyer-of-car', as: 'android', to: '/app/subscStatus' });
  await page.getByRole('link', { name: '멤버십 양도받기' }).click();
  await expect(living.heading(page, '멤버십 양도 신청')).toBeVisible();
  await seeDrawing(page, 'HandingOver-drawing');

  for (const [label, value] of [
    ['이름', '방시온'],
    ['휴대폰 번호', /^010-?\d{4}-?\d{4}$/],
    ['차대번호', 'MRDV3K20047000000'],
    ['앱 아이디', 'VTG10048'],
    ['멤버십', 'STANDARD'],
    ['이용 기간', period],
  ] as const) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('readonly', '');
  }
  await expect(page.getByLabel('차대번호')).toHaveAttribute('maxlength', '17');

  await page.getByRole('button', { name: '양도 신청' }).click();
  await living.told(page, '필수 약관에 동의해 주세요.');
  await page.getByRole('checkbox', { name: '전체 동의' }).check();
  await page.getByRole('button', { name: '양도 신청' }).click();
  await living.told(page, '양도 신청이 완료되었습니다.');

  const notice = page.getByRole('dialog', { name: '멤버십 양도 안내' });
  await expect(notice).toContainText('채*슬');
  await expect(notice).toContainText(period);
  await notice.getByRole('button', { name: '확인했어요' }).click();
  await living.told(page, '양도 신청이 완료되었습니다.');
  const mine = living.card(page, 'STANDARD').first();
  await expect(mine).toContainText(period);
  await expect(mine).toContainText('양도받은 멤버십은 해지하거나 환불받을 수 없어요.');
  await page.reload();
  await expect(mine).toBeVisible();
  await expect(page.getByText('양도받은 멤버십이 있어요')).toHaveCount(0);
  expect(await cardOf(sandbox, 'S-to-transfer')).toMatchObject({
    person: { key: 'buyer-of-car' },
    startsOn: before?.startsOn,
    stopsOn: before?.stopsOn,
  });

  await sandbox.open(page, { person: 'seller-of-car', as: 'android', to: '/app/subscStatus' });
  const history = living.card(page, '지난 멤버십');
  const given = history.getByRole('region', { name: 'STANDARD' }).first();
  await expect(given).toContainText('에 양도된 멤버십이에요.');
  await given.getByRole('link', { name: /상세 보기/ }).click();
  await expect(living.card(page, '양도 정보')).toContainText('방*온');
  await expect(page.getByRole('link', { name: '해지 신청' })).toHaveCount(0);
});

test('a membership with fewer than thirty days left cannot be taken over [TRANS-010]', async ({
  page,
  sandbox,
}) => {
  const stop = (await cardOf(sandbox, 'S-to-transfer'))?.stopsOn ?? '';
  const lastDay = new Date(Date.parse(stop) - 29 * 86_400_000).toISOString().slice(0, 10);
  await living.goTo(sandbox, lastDay);
  await sandbox.open(page, { person: 'buyer-of-car', as: 'android', to: '/app/subscStatus' });
  await expect(
    page.getByText('남은 기간이 30일 이상인 멤버십만 양도받을 수 있어요.'),
  ).toBeVisible();
  await page.goto(`${new URL(page.url()).origin}/app/transfer/S-to-transfer?vtg_id=VTG10048`);
  await expect(page.getByText('지금은 양도를 신청할 수 없어요')).toBeVisible();
  await expect(page.getByRole('button', { name: '양도 신청' })).toHaveCount(0);
});
