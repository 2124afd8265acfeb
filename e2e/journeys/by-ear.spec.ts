import type { Page } from 'playwright/test';
import { faultsIn, type Listener, listen } from './by-ear';
import { agree, card, DIALOG, insure, pay } from './by-ear-steps';
import { nightly } from './nightly';
import { onOneDay, open } from './scenes/view';
import { waitingLink } from './steps/links';
import { expect, type Sandbox, test, type Visitor } from './test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ page, sandbox }) => onOneDay(page, sandbox));

const REFUND = '/app/subscRevoke?subsc_id=S-power-train';
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
  'buy-power-train': {
    title: 'POWER TRAIN is bought by ear',
    visitor: { person: 'new-customer', as: 'android' },
    walk: async (ear, page) => {
      await ear.press(/^tab, POWER TRAIN/, 'Space');
      await ear.type(/^combobox, 차량/, 'C5');
      await ear.press(/^button, 가입 신청하기/);
      await agree(ear);
      await ear.told(DIALOG);
      await ear.press(/^button, 확인했어요/);
      await ear.press(/^button, 다음/);
      await ear.told(/^heading, 차량 정보 입력 및 멤버십 선택/);
      await ear.press(/^button, 계속하기/);
      await insure(ear, page);
      await pay(ear, '1,488,000원');
    },
  },
  'dealer-link': {
    title: 'a membership is bought by ear from a dealer link',
    visitor: { as: 'web' },
    walk: async (ear, page, sandbox) => {
      const link = await waitingLink(sandbox, true);
      await page.goto(`${sandbox.origin}${link.path}`);
      await ear.told(/^heading, 멤버십 가입 요청이 도착했어요/);
      await ear.hear(/885,000원/);
      await ear.press(/^checkbox, 전체 동의/, 'Space');
      await ear.press(/^button, 동의하고 신청하기/);
      await ear.told(/^heading, 약관 동의를 마쳤어요/);
      await sandbox.staff('move-solicitation', { hash: link.hash, state: 50 });
      await page.reload();
      await ear.told(/^heading, 결제를 진행해 주세요/);
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
    const ear = await listen(page);
    await open(page, sandbox.origin, { name, to: '/app/', ...visitor });
    await walk(ear, page, sandbox);
    expect(ear.spoken()).toMatchSnapshot(['by-ear', `${name}.txt`]);
    expect(faultsIn(ear.spoken())).toEqual([]);
  });
