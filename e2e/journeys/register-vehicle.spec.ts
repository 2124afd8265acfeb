import { buying, openRegistration } from './buying';
import { shot } from './insuring';
import { expect, test } from './test';

/** Messages for each vehicle in the dealer system's seed data. */
const lookUps: readonly [vin: string, said: string][] = [
  ['', '차대번호를 입력해 주세요.'],
  ['MRDC3K2900000010', '차대번호 17자리를 모두 입력해 주세요.'],
  ['MRDC3K29000000500', '조회할 수 없는 차대번호입니다. 확인해 주세요.'],
  ['MRDC3K29000000600', '이미 가입된 차량입니다.'],
  ['MRDC3K29000000700', '등록된 차량 정보가 없습니다.'],
  ['MRDC5K29000000400', '렌터카로 등록된 차량은 등록할 수 없습니다.'],
  ['MRDC5K20005000000', '조회 결과 이미 등록된 차대번호입니다.'],
];

test('a new vehicle is refused for each known reason, then registered and used for an order [APPLY-020…024, VALID-022…024, MSG-033…038, API-014…016, ERR-022]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'new-customer', as: 'android' });
  await buying.standardToVehicle(page);
  const popup = await openRegistration(page);
  const vin = popup.getByRole('textbox', { name: '차대번호' });
  const confirm = () => page.getByRole('button', { name: '확인', exact: true }).click();

  for (const [number, said] of lookUps) {
    await vin.fill(number);
    await popup.getByRole('button', { name: '조회' }).click();
    await expect(page.getByRole('dialog').last(), number).toContainText(said);
    await confirm();
    await expect(popup.getByRole('button', { name: '등록' })).toBeDisabled();
  }
  await vin.fill('WMNC3K29000000800');
  await popup.getByRole('button', { name: '조회' }).click();
  await expect(popup).toContainText('컨트리 쿠퍼');
  await popup.getByRole('button', { name: '등록' }).click();
  await expect(page.getByRole('dialog').last()).toContainText('MINI 차량은 등록할 수 없습니다.');
  await confirm();

  await sandbox.staff('fault', { operation: 'plusVehicle', status: 503, once: 'on' });
  await vin.fill('mrdc3k29 0000-00100');
  await expect(vin).toHaveValue('MRDC3K29000000100');
  await popup.getByRole('button', { name: '조회' }).click();
  await expect(page.getByRole('dialog').last()).not.toHaveAccessibleName('차량 등록');
  await confirm();
  await popup.getByRole('button', { name: '조회' }).click();
  await expect(popup).toContainText('차량 정보가 확인되었습니다.');
  await expect(popup).toContainText('C3 2.0 세단');
  await popup.getByRole('button', { name: '등록' }).click();
  await expect(page.getByRole('dialog').last()).toContainText('차량 등록이 완료되었습니다.');
  await confirm();

  await expect(popup).toBeHidden();
  await expect(page.getByRole('radio', { name: /MRDC3K29000000100/ })).toBeChecked();
  await buying.confirmVehicle(page);
  await expect(page.getByText('MRDC3K29000000100')).toBeVisible();
  await buying.submit(page);
});

test('the app reads the VIN from a photo of the registration document [APPLY-008, APPLY-009, APPLY-022]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'new-customer', as: 'android' });
  await buying.standardToVehicle(page);
  const popup = await openRegistration(page);
  await popup.getByRole('button', { name: '사진으로 차대번호 채우기' }).click();
  await page.getByRole('checkbox', { name: /가린 것을 확인/ }).check();
  await page.getByRole('button', { name: '확인하고 촬영하기' }).click();
  await page.getByRole('button', { name: shot.good }).click();

  await expect(popup.getByRole('textbox', { name: '차대번호' })).toHaveValue('MRDC5K20005000000');
});
