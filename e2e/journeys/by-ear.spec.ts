import type { Page } from 'playwright/test';
import { open } from '../quality/gallery/view';
import { faultsIn, type Listener, listen } from './by-ear';
import { nightly } from './nightly';
import { expect, type Sandbox, test, type Visitor } from './test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page, sandbox }) => {
  await sandbox.staff('clock', { freeze: 'on', set: '2026-11-20' });
  await sandbox.staff('reset', { keepClock: 'on' });
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
});

const REFUND = '/app/subscRevoke?subsc_id=S-power-train';
/** The reader says the name of a popup when the focus enters it. */
const DIALOG = /^(alert)?dialog/;

async function agree(ear: Listener) {
  await ear.told(/^heading, 약관에 동의해 주세요/);
  await ear.press(/^checkbox, 전체 동의/, 'Space');
  await ear.press(/^button, 다음/);
}

async function pay(ear: Listener, price: string) {
  await ear.told(/^heading, 결제/);
  await ear.press(/^button, 판매사 선택/);
  await ear.told(DIALOG);
  await ear.press(/^button, .*한강모터스/);
  await ear.press(/^checkbox, 추천인 없음/, 'Space');
  await ear.press(/^checkbox, 전체 동의/, 'Space');
  await ear.hear(/총 결제 금액/);
  await ear.hear(new RegExp(price));
  await ear.press(/^button, .*결제하기/);
  await ear.told(DIALOG);
  await ear.press(/^checkbox, 유의사항을 읽고/, 'Space');
  await ear.press(/^button, .*결제하기/);
  await card(ear);
  await ear.told(/^heading, 가입 신청이 완료되었습니다/);
  await ear.hear(/주문번호/);
}

async function card(ear: Listener) {
  await ear.told(/document/);
  await ear.hear(/^heading, 카드 결제/);
  await ear.type(/^textbox, 카드번호/, '4000000000000002');
  await ear.type(/^combobox, 유효기간 월/, '12');
  await ear.type(/^combobox, 유효기간 연도/, '2030');
  await ear.type(/^textbox, 생년월일 6자리/, '900101');
  await ear.type(/카드 비밀번호 앞 2자리/, '12');
  await ear.press(/^button, 결제/);
}

type Link = { hash: string; path: string; isMember: boolean; state?: number };
type Journey = {
  title: string;
  visitor: Visitor;
  walk: (ear: Listener, page: Page, sandbox: Sandbox) => Promise<void>;
};

const journeys: Record<string, Journey> = {
  'buy-standard': {
    title: 'STANDARD is bought by ear',
    visitor: { person: 'new-customer', as: 'android' },
    walk: async (ear) => {
      await ear.press(/^tab, STANDARD/, 'Space');
      await ear.type(/^combobox, 차량/, 'C5');
      await ear.press(/^button, 가입 신청하기/);
      await agree(ear);
      await ear.told(/^heading, 이 멤버십으로 신청할까요/);
      await ear.press(/^button, 다음/);
      await ear.told(/^heading, 차량 정보 입력 및 멤버십 선택/);
      await ear.press(/^button, 계속하기/);
      await pay(ear, '433,620원');
    },
  },
  'dealer-link': {
    title: 'a membership is bought by ear from a dealer link',
    visitor: { as: 'web' },
    walk: async (ear, page, sandbox) => {
      const links = (await sandbox.ask('solicitations')) as Link[];
      const link = links.find(({ isMember, state }) => isMember && state === 10);
      await page.goto(`${sandbox.origin}${link?.path}`);
      await ear.hear(/^heading, 멤버십 가입 요청이 도착했어요/);
      await ear.hear(/885,000원/);
      await ear.press(/^checkbox, 전체 동의/, 'Space');
      await ear.press(/^button, 동의하고 신청하기/);
      await ear.told(/^heading, 약관 동의를 마쳤어요/);
      await sandbox.staff('move-solicitation', { hash: link?.hash, state: 50 });
      await page.reload();
      await ear.hear(/^heading, 결제를 진행해 주세요/);
      await ear.press(/^checkbox, 전체 동의/, 'Space');
      await ear.press(/^button, 885,000원 결제하기/);
      await card(ear);
      await ear.told(/^heading, 결제를 완료했어요/);
      await ear.hear(/^button, 계약서 저장/);
    },
  },
  cancel: {
    title: 'a membership is cancelled by ear',
    visitor: { person: 'active-standard', as: 'android', to: '/app/subscStatus' },
    walk: async (ear) => {
      await ear.press(/^link, .*상세 보기/);
      await ear.told(/^heading, 멤버십 상세/);
      await ear.press(/^link, 해지 신청/);
      await ear.told(/^heading, 멤버십 해지/);
      await ear.hear(/예상 환불액/);
      await ear.press(/^radio, 비용이 부담돼요/, 'Space');
      await ear.press(/^button, 해지 신청/);
      await ear.told(DIALOG);
      await ear.hear(/예상 환불액/);
      await ear.press(/^button, 해지 신청/);
      await ear.told(DIALOG);
      await ear.hear(/해지 신청이 접수됐어요/);
      await ear.press(/^button, 확인/);
    },
  },
  extend: {
    title: 'a membership is extended by ear',
    visitor: { person: 'near-end', as: 'android', to: '/app/subscStatus' },
    walk: async (ear) => {
      await ear.press(/^button, 연장하기/);
      await ear.told(/^heading, 이 멤버십으로 연장할까요/);
      await ear.hear(/345,950원/);
      await ear.press(/^button, 다음/);
      await pay(ear, '345,950원');
    },
  },
  refund: {
    title: 'the refund of POWER TRAIN is read by ear',
    visitor: { person: 'power-train', as: 'android', to: REFUND },
    walk: async (ear) => {
      await ear.hear(/^table, 환불 내역/);
      await ear.hear(/예상 환불액/);
      await ear.hear(/end of table/);
    },
  },
};

for (const [name, { title, visitor, walk }] of Object.entries(journeys))
  test(`${title} [SHELL-020]`, nightly, async ({ page, sandbox }) => {
    test.setTimeout(400_000);
    const ear = await listen(page);
    await open(page, sandbox.origin, { name, to: '/app/', ...visitor });
    await walk(ear, page, sandbox);
    expect(ear.spoken()).toMatchSnapshot(['by-ear', `${name}.txt`]);
    expect(faultsIn(ear.spoken())).toEqual([]);
  });
