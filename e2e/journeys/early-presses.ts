/** A press on a prerendered page. `on` is the name of the page in `first-view-pages.ts`. */
export type EarlyPress = {
  on: string;
  press: readonly [role: 'button' | 'checkbox' | 'link' | 'radio' | 'tab' | 'text', name: string];
  /** Text that the page shows before React, because it needs no data. */
  atOnce?: string;
  /** Text of the choice before, which is shown as busy until React. */
  busy?: string;
  /** Text, a part of the address, and new entries of the history (a page or a popup), once React has taken over. */
  after: { reads: string; address: string; entries?: 1 };
};

const group = (name: string) => `group=${name}`;

/** The commonest presses on the start pages. */
export const earlyPresses: readonly EarlyPress[] = [
  {
    on: 'home',
    press: ['tab', 'PREMIUM'],
    atOnce: '더 큰 할인과 넉넉한 혜택의 1년 케어',
    after: { reads: '더 큰 할인과 넉넉한 혜택의 1년 케어', address: group('PREMIUM') },
  },
  {
    on: 'home of a customer with one car',
    press: ['button', '가입 신청하기'],
    after: { reads: '약관에 동의해 주세요', address: '/subscApply/term', entries: 1 },
  },
  {
    on: 'the guide',
    press: ['link', '멤버십과 금액 보기'],
    after: { reads: '내 차에 맞는 멤버십을 선택해 보세요', address: '/app/', entries: 1 },
  },
  {
    on: 'the guide',
    press: ['button', '다음'],
    after: { reads: '2 / 5', address: '/guide/subscApply' },
  },
  {
    on: 'the guide',
    press: ['tab', 'POWER TRAIN'],
    after: { reads: '보장 시작', address: group('POWER') },
  },
  {
    on: 'the guide to everything',
    press: ['radio', 'POWER TRAIN'],
    after: { reads: '보장 시작', address: group('POWER') },
  },
  {
    on: 'the guide to the warranty',
    press: ['text', '보험금은 언제 지급되나요'],
    atOnce: '서류가 부족하면 서비스센터에서 연락드려요.',
    after: { reads: '서류가 부족하면 서비스센터에서 연락드려요.', address: '/guide/insurance' },
  },
  {
    on: 'the warranty in use',
    press: ['tab', '청구 방법'],
    after: { reads: '자주 묻는 질문', address: 'tab=claim' },
  },
  {
    on: 'the service agreement',
    press: ['tab', '보험약관'],
    after: { reads: '보험약관', address: '/termInfo/insurance' },
  },
  {
    on: 'the status of a member',
    press: ['link', '상세 보기'],
    after: { reads: '멤버십 상세', address: '/subscStatus/subscs/', entries: 1 },
  },
  {
    on: 'the estimate of a member',
    press: ['checkbox', '엔진오일'],
    busy: '최종 예상 금액',
    after: { reads: '엔진오일', address: '/estimate/guide' },
  },
  {
    on: 'the first step of an application',
    press: ['button', '다음'],
    after: { reads: '필수 약관에 동의해 주세요', address: '/subscApply/term', entries: 1 },
  },
  {
    on: "a seller's link to somebody who has to show who they are",
    press: ['button', '본인인증하기'],
    after: { reads: '휴대폰 본인확인', address: '/identity/', entries: 1 },
  },
];

/**
 * Script that returns the names of pressed controls that show it: actions in progress, the chosen tab, ticked boxes,
 * and open disclosures.
 */
export const ANSWERED = `[...document.querySelectorAll(
  'main :is(a, button)[aria-busy], main [aria-selected=true], main input:checked, main details[open] > summary',
)].map((one) => one.ariaLabel ?? (one.labels?.[0] ?? one).textContent.trim())`;
