import { buying } from '../journeys/steps/buying';
import { cardOf, cardsOf, living } from '../journeys/steps/living';
import { words } from '../journeys/steps/words';
import { expect, test } from './test';

test('a member extends with the extension price, terms and a following period [APPLY-036, EXT-002, EXT-012, PAY-012]', async ({
  phone,
  sandbox,
}) => {
  await sandbox.open(phone, { person: 'near-end', as: 'ios', to: '/app/subscStatus' });
  await phone.press('button', '연장하기');
  await phone.see('heading', '이 멤버십으로 연장할까요?');
  await phone.read('345,950원');
  await phone.press('button', '다음');
  await phone.see('heading', '결제');
  await buying.submit(phone);
  await phone.read('345,950원');
  await buying.complete(phone);
  expect(await cardsOf(sandbox, 'near-end')).toEqual([
    expect.objectContaining({ state: 10, stateReq: 30, price: 345_950 }),
    expect.objectContaining({ state: 20, stateReq: 10 }),
  ]);
});

test('a member selects a membership, requests its cancellation and withdraws the request [REVOKE-001, REVOKE-012, REVOKE-015, REVOKE-017, STATUS-010]', async ({
  phone,
  sandbox,
}) => {
  await sandbox.open(phone, { person: 'many', as: 'ios', to: '/app/subscRevoke' });
  const which = phone.within('dialog', '해지할 멤버십 선택');
  await which.check('radio', 'STANDARD 42가1320');
  await which.press('button', '선택 완료');
  await phone.see('table', '환불 내역');
  await phone.press('radio', '기타');
  await phone.fill(/기타 사유/, '차를 오래 세워 두게 되었어요');
  await living.askToCancel(phone, '기타');
  await living.told(phone, '해지 신청이 접수됐어요.');
  expect(await cardOf(sandbox, 'S-many-1')).toMatchObject({ state: 20, stateReq: -20 });

  await living.keepAfterAll(phone);
  await phone.press('link', 'STANDARD 상세 보기', { nth: 0 });
  await phone.see('link', '해지 신청');
  expect(await cardOf(sandbox, 'S-many-1')).toMatchObject({ state: 20, stateReq: 10 });
});

test('a member sends a refused dashboard photo again with its mileage [RESUB-001, RESUB-002, RESUB-004]', async ({
  phone,
  sandbox,
}) => {
  const panel = async () =>
    (await cardOf(sandbox, 'S-pending-retake'))?.documents.find(({ kind }) => kind === 'panel');
  const first = await panel();
  const to = '/app/subscStatus/subscs/S-pending-retake';
  await sandbox.open(phone, { person: 'pending-retake', as: 'ios', to });
  await phone.press('button', '계기판 사진 다시 올리기');
  await phone.check('checkbox', '유의사항을 읽고 확인하였습니다.');
  await phone.within('dialog').press('button', '다음');
  await phone.fill(/주행거리/, '51234');
  expect(await phone.values('field', /주행거리/)).toEqual(['51,234']);
  await phone.within('dialog').press('button', '촬영하기');
  await phone.press('button', /Good result/);
  await living.told(phone, '반려 서류 업로드가 완료되었습니다.');
  const second = await panel();
  expect(second).toMatchObject({ confirm: 10 });
  expect(second?.url).not.toBe(first?.url);
});

test('the buyer of a car takes over its membership and reads the notice [TRANS-001, TRANS-007, TRANS-008, TRANS-011]', async ({
  phone,
  sandbox,
}) => {
  await sandbox.open(phone, { person: 'buyer-of-car', as: 'ios', to: '/app/subscStatus' });
  await phone.press('link', '멤버십 양도받기');
  await phone.see('heading', '멤버십 양도 신청');
  await phone.press('button', '양도 신청');
  await living.told(phone, '필수 약관에 동의해 주세요.');
  await phone.check('checkbox', words.agreeAll);
  await phone.press('button', '양도 신청');
  await living.told(phone, '양도 신청이 완료되었습니다.');
  await phone.within('dialog', '멤버십 양도 안내').press('button', '확인했어요');
  await living.told(phone, '양도 신청이 완료되었습니다.');
  await phone.read('양도받은 멤버십은 해지하거나 환불받을 수 없어요.');
  expect(await cardOf(sandbox, 'S-to-transfer')).toMatchObject({ person: { key: 'buyer-of-car' } });
});
