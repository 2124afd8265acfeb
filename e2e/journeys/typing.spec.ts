import { buying, openRegistration } from './buying';
import { expect, test } from './test';

test('fields accept pasted dates and VINs, keep the caret and search while composing [APPLY-013, APPLY-022, PAY-026]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'new-customer', as: 'android' });
  await buying.standardToVehicle(page);
  const day = page.getByRole('textbox', { name: '최초등록일' });
  const before = await day.inputValue();
  for (const written of [
    '2021. 3. 1.',
    '2021년 3월 1일',
    '21.03.01',
    '20210301',
    '２０２１．３．１',
  ]) {
    await day.selectText();
    await page.keyboard.insertText(written);
    await expect(day, written).toHaveValue('2021-03-01');
  }
  await day.fill('');
  await day.pressSequentially('2021.3.1');
  await day.blur();
  await expect(day).toHaveValue('2021-03-01');
  await day.fill(before);

  const popup = await openRegistration(page);
  const vin = popup.getByRole('textbox', { name: '차대번호' });
  const caret = () => vin.evaluate((field) => (field as HTMLInputElement).selectionStart);
  await vin.focus();
  await page.keyboard.insertText('mrdc3k29-0000 00100');
  await expect(vin).toHaveValue('MRDC3K29000000100');
  for (let step = 0; step < 13; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('x');
  await expect(vin).toHaveValue('MRDC3K29000000100');
  expect(await caret()).toBe(4);
  await page.keyboard.press('Backspace');
  await page.keyboard.type('c');
  await expect(vin).toHaveValue('MRDC3K29000000100');
  expect(await caret()).toBe(4);
  await popup.getByRole('button', { name: '닫기' }).click();

  await buying.confirmVehicle(page);
  await buying.chooseDealer(page, '한강모터스');
  await page.getByRole('button', { name: '추천인 찾기' }).click();
  const search = page.getByRole('dialog', { name: '추천인 선택' });
  await search.getByLabel('추천인 이름').focus();
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: '윤', selectionStart: 1, selectionEnd: 1 });
  await expect(search.getByRole('radio', { name: /서비스센터$/ })).toHaveCount(8);
  await expect(search.getByLabel('추천인 이름')).toHaveValue('윤');
});
