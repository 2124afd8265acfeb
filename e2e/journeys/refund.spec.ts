import { living } from './living';
import { expect, test } from './test';

test('the refund lines of POWER TRAIN add up, and the refund is completed [REVOKE-006, REVOKE-021, STATUS-009]', async ({
  page,
  sandbox,
}) => {
  const to = '/app/subscRevoke?subsc_id=S-power-train';
  await sandbox.open(page, { person: 'power-train', as: 'android', to });
  const rows = page.getByRole('table', { name: '환불 내역' }).getByRole('row');
  await expect(rows).toHaveCount(10);
  const amounts = await rows.getByRole('cell').allTextContents();
  const money = amounts
    .slice(5)
    .map((text) => Number(text.replace('−', '-').replaceAll(/[,원]/g, '')));
  const refund = money.pop();
  expect(money.filter((amount) => amount < 0)).toHaveLength(2);
  expect(money.reduce((sum, amount) => sum + amount, 0)).toBe(refund);

  await sandbox.open(page, { person: 'refunding', as: 'android', to: '/app/subscStatus' });
  const history = living.card(page, '지난 멤버십');
  await expect(history).toContainText('환불을 처리하고 있어요.');
  await expect(history).not.toContainText('환불 완료');
  await sandbox.staff('refund', { id: 'S-refunding' });
  await page.reload();
  await expect(history).toContainText(/\d{4}-\d{2}-\d{2}에 [\d,]+원을 환불해 드렸어요/);
});
