import type { Page } from 'playwright/test';
import { living } from './living';
import { expect, test } from './test';

type Effort = { taps: number; fields: number; screens: number };

function customerOn(page: Page) {
  const effort: Effort = { taps: 0, fields: 0, screens: 1 };
  const button = async (name: string | RegExp) => {
    await page.getByRole('button', { name, exact: true }).last().click();
    effort.taps += 1;
  };
  return {
    effort,
    button,
    tab: async (name: string) => {
      await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
      effort.taps += 1;
    },
    tick: async (name: string | RegExp) => {
      await page.getByRole('checkbox', { name }).last().click();
      effort.taps += 1;
    },
    /** Taps a field and types into it. */
    type: async (name: string, text: string) => {
      await page.getByLabel(name).fill(text);
      effort.taps += 1;
      effort.fields += 1;
    },
    arrives: async (title: string) => {
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      effort.screens += 1;
    },
  };
}

type Customer = ReturnType<typeof customerOn>;

/** Home, with the only car preselected → vehicle page. */
async function begin(page: Page, customer: Customer, group: string, notice?: string) {
  await expect(page.getByRole('combobox', { name: '차량' })).toHaveValue(/./);
  await customer.tab(group);
  await customer.button('가입 신청하기');
  await customer.arrives('약관에 동의해 주세요');
  await customer.tick('전체 동의');
  await customer.button('다음');
  if (notice) await customer.button(notice);
  await customer.arrives('이 멤버십으로 신청할까요?');
  await customer.button('다음');
  await customer.arrives('차량 정보 입력 및 멤버십 선택');
  await customer.button('계속하기');
}

/** Payment page → card page. */
async function pay(page: Page, customer: Customer) {
  await customer.arrives('결제');
  await customer.button('판매사 선택');
  await customer.button(/한강모터스/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await customer.tick('추천인 없음');
  await customer.tick('전체 동의');
  await customer.button('결제하기');
  await customer.tick('유의사항을 읽고 확인하였습니다.');
  await customer.button('결제하기');
  await expect(page.getByRole('heading', { name: '카드 결제' })).toBeVisible();
}

test('buys STANDARD with 13 taps, no field and 5 screens up to the card page [APPLY-002, PAY-005, PAY-016]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'new-customer', as: 'android' });
  const customer = customerOn(page);

  await begin(page, customer, 'STANDARD');
  await pay(page, customer);

  expect(customer.effort).toEqual({ taps: 13, fields: 0, screens: 5 });
});

test('buys POWER TRAIN with 37 taps, one field and 9 screens, and counts each document [APPLY-002, APPLY-033, SURVEY-001, PHOTO-005, PHOTO-010]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'new-customer', as: 'android' });
  const customer = customerOn(page);
  const openCamera = async () => {
    await customer.button('카메라 열기');
    await customer.button(/Good result/);
  };

  await begin(page, customer, 'POWER TRAIN', '확인했어요');
  // Five questions and the confirmation. The survey asks for the age even if it is known. Source: A-89.
  for (const answer of ['아니요', '아니요', '아니요', '예', '아니요', '동의해요'])
    await customer.button(answer);
  await customer.arrives('파워트레인 수리비 보증 약관');
  await customer.tick('전체 동의');
  await customer.button('다음');

  await customer.arrives('자동차등록증을 촬영해 주세요');
  await expect(page.getByText('서류 1/3')).toBeVisible();
  await expect(page.getByText('다음은 정기검사 결과지예요.')).toBeVisible();
  await customer.button(/촬영하기$/);
  await customer.tick(/가린 것을 확인/);
  await customer.button('확인하고 촬영하기');
  await customer.button(/Good result/);
  await customer.button('차량 소유자 인증');
  await expect(page.getByText('차량 소유자 인증이 완료되었습니다.')).toBeVisible();
  await customer.button('다음');

  await customer.arrives('정기검사 결과지를 촬영해 주세요');
  await expect(page.getByText('서류 2/3')).toBeVisible();
  await customer.button(/촬영하기$/);
  await customer.tick('유의사항을 읽고 확인하였습니다.');
  await openCamera();
  await customer.arrives('주행거리 입력 및 계기판 사진 촬영');
  await expect(page.getByText('서류 3/3')).toBeVisible();
  await customer.type('총 주행거리(km)', '45210');
  await customer.button(/촬영하기$/);
  await openCamera();
  await expect(page.getByText('사진을 저장했어요')).toBeVisible();
  await customer.button('다음');
  await pay(page, customer);

  expect(customer.effort).toEqual({ taps: 37, fields: 1, screens: 9 });
});

test('cancels a membership with 4 taps and 2 screens from the list [REVOKE-008, STATUS-010, LAW-009]', async ({
  page,
  sandbox,
}) => {
  await sandbox.open(page, { person: 'active-standard', as: 'android', to: '/app/subscStatus' });
  const customer = customerOn(page);

  await page.getByRole('link', { name: '해지 신청' }).click();
  customer.effort.taps += 1;
  await customer.arrives('멤버십 해지');
  await page.getByRole('radio', { name: '비용이 부담돼요' }).click();
  customer.effort.taps += 1;
  await customer.button('해지 신청');
  await expect(page.getByRole('dialog', { name: '해지 신청 확인' })).toBeVisible();
  await customer.button('해지 신청');
  await living.told(page, '해지 신청이 접수됐어요.');

  expect(customer.effort).toEqual({ taps: 4, fields: 0, screens: 2 });
});

test('cancels a pending application by withdrawal with 3 taps, and saves its acknowledgement [LAW-006, LAW-007]', async ({
  page,
  sandbox,
}) => {
  const to = '/app/subscStatus/subscs/S-pending';
  await sandbox.open(page, { person: 'pending', as: 'android', to });
  const customer = customerOn(page);

  await page.getByRole('link', { name: '청약철회' }).click();
  customer.effort.taps += 1;
  await customer.arrives('멤버십 해지');
  await expect(page.getByText(/3영업일 이내에 카드사에 요청해요/)).toBeVisible();
  await expect(page.getByText(/위약금/)).toHaveCount(0);
  await customer.button('청약철회');
  await expect(page.getByRole('dialog', { name: '청약철회 확인' })).toBeVisible();
  await customer.button('청약철회');
  await expect(page.getByRole('dialog', { name: '청약철회 접수' })).toBeVisible();
  expect(customer.effort).toEqual({ taps: 3, fields: 0, screens: 2 });

  const file = page.waitForEvent('download');
  await customer.button('접수 확인서 저장');
  expect((await file).suggestedFilename()).toBe('ServiceCare+ 청약철회.html');
  await expect(page.getByText('접수 확인서를 저장했어요.')).toBeVisible();
});
