import { buying } from '../journeys/steps/buying';
import { agreeToLink, waitingLink } from '../journeys/steps/links';
import { living } from '../journeys/steps/living';
import { words } from '../journeys/steps/words';
import { untilReact } from './before-react';
import { expect, test } from './test';

test('a visitor verifies in a pop-up, pays after a declined card and becomes a member [SOLIC-001, IDENT-001, IDENT-002]', async ({
  phone,
  sandbox,
}) => {
  const link = await waitingLink(sandbox, false);
  await sandbox.open(phone, { as: 'web', to: link.path });
  await phone.see('heading', '멤버십 가입 요청이 도착했어요');
  await untilReact(phone); // earlier, no pop-up opens
  await phone.press('button', '본인인증하기');
  await phone.inNewWindow(async () => {
    await phone.see('heading', '휴대폰 본인확인');
    await phone.press('button', '인증 성공');
  });
  await phone.read('본인인증을 마쳤어요');

  await agreeToLink(phone);
  await sandbox.staff('move-solicitation', { hash: link.hash, state: 50 });
  await phone.engine.reload();
  await phone.check('checkbox', words.agreeAll);
  await phone.press('button', /결제하기$/);
  await buying.endByCard(phone, '실패');
  await living.told(phone, /카드사 안내: 카드사에서 결제를 승인하지 않았습니다/);
  await phone.see('heading', '결제를 진행해 주세요');
  expect(await phone.count('text', '앞서 시작한 결제가 아직 완료되지 않았어요')).toBe(0);
  await phone.check('checkbox', words.agreeAll);
  await phone.press('button', /결제하기$/);
  await buying.payByCard(phone);
  await phone.see('heading', '결제를 완료했어요');
});

test('the identity check runs in the same window when no pop-up opens, as in a webview [IDENT-003, IDENT-004]', async ({
  phone,
  sandbox,
}) => {
  const link = await waitingLink(sandbox, false);
  await sandbox.open(phone, { as: 'web', to: link.path });
  await phone.see('button', '본인인증하기');
  await untilReact(phone); // earlier, no pop-up opens
  await phone.engine.run('void (window.open = () => null)');
  await phone.press('button', '본인인증하기');
  await phone.read('팝업이 차단되었습니다. 팝업을 허용해 주세요.');
  await phone.press('button', '지금 창에서 인증하기');
  await phone.press('button', '인증 성공');
  // The answer page of the identity service shows the same text before it returns.
  await phone.see('checkbox', words.agreeAll);
  await phone.read('본인인증을 마쳤어요');
  expect(await phone.engine.address()).toBe(`${sandbox.origin}${link.path}`);
});
