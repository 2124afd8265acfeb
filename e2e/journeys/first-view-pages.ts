import { linkHash } from 'sandbox/people/link-hash';

export type FirstViewPage = {
  name: string;
  to: string;
  title: string;
  known: string | RegExp;
  /** A tab that a later answer adds. */
  tab?: string;
  /** A returning customer in the app. */
  person?: string;
  /** Checked in every run, also in WebKit, with large text and with faults. The nightly run checks all pages so. */
  isEveryRun?: true;
};

/** All start pages with a prerender. `known` is a text of the first answer, so the prerender is complete with it and `tab`. */
export const firstViewPages: readonly FirstViewPage[] = [
  {
    name: 'home',
    to: '/app/',
    title: '내 차에 맞는 멤버십을 선택해 보세요',
    known: '예시 금액이에요.',
  },
  {
    name: 'home of a customer with one car',
    person: 'new-customer',
    to: '/app/',
    title: '내 차에 맞는 멤버십을 선택해 보세요',
    known: /가입 신청하기/,
  },
  {
    name: 'home of a customer with more cars',
    isEveryRun: true,
    person: 'age-bands',
    to: '/app/',
    title: '내 차에 맞는 멤버십을 선택해 보세요',
    known: /가입 신청하기/,
  },
  {
    name: 'the estimate of a customer without a membership',
    person: 'new-customer',
    to: '/app/estimate/guide',
    title: '나의 차량 서비스 견적',
    known: '가입하기',
  },
  {
    name: 'the estimate of a member',
    person: 'active-standard',
    to: '/app/estimate/guide',
    title: '나의 차량 서비스 견적',
    known: '내 멤버십 보기',
  },
  {
    name: 'the status of a member',
    isEveryRun: true,
    person: 'active-standard',
    to: '/app/subscStatus',
    title: '멤버십 현황',
    known: /일 남았어요/,
  },
  {
    name: 'the first step of an application',
    person: 'new-customer',
    to: '/app/subscApply/term?pkg=1&step=1',
    title: '약관에 동의해 주세요',
    known: '광고성 정보 수신 동의',
  },
  {
    name: "a seller's link to a member",
    to: `/app/subscSolicitation/${linkHash('member')}`,
    title: '멤버십 가입 요청이 도착했어요',
    known: /\d원/,
  },
  {
    name: "a seller's link to somebody who has to show who they are",
    to: `/app/subscSolicitation/${linkHash('guest')}`,
    title: '멤버십 가입 요청이 도착했어요',
    known: '본인인증하기',
  },
  {
    name: 'the guide',
    isEveryRun: true,
    to: '/app/guide/subscApply',
    title: '멤버십 가입, 이렇게 진행돼요',
    known: /궁금한 점은 고객센터 \d/,
  },
  {
    name: 'the guide to the warranty',
    to: '/app/guide/insurance',
    title: 'POWER TRAIN 보장 안내',
    known: /궁금한 점은 고객센터 \d/,
  },
  {
    name: 'the guide to everything',
    person: 'new-customer',
    to: '/app/guide/total',
    title: 'ServiceCare+ 이용 안내',
    known: /궁금한 점은 고객센터 \d/,
  },
  {
    name: 'the warranty in use',
    person: 'new-customer',
    to: '/app/guide/warranty',
    title: '파워트레인 상세',
    known: /궁금한 점은 고객센터 \d/,
  },
  {
    name: 'the service agreement',
    to: '/app/termInfo/service',
    title: '이용약관',
    known: '제1조 (목적)',
    tab: '보험약관',
  },
];

export function pageNamed(name: string): FirstViewPage {
  const page = firstViewPages.find((one) => one.name === name);
  if (!page) throw new Error(`there is no start page "${name}"`);
  return page;
}
