import { type RouteName, routes, type Title } from '@shared/routes/routes';

const titles: Record<Title, string> = {
  brand: 'ServiceCare+',
  app: '앱 이용 안내',
  apply: 'ServiceCare+ 가입 신청',
  my: '멤버십 현황',
  terms: '이용약관',
  guide: '이용 안내',
  warranty: '파워트레인 상세',
  transfer: '양도 신청',
  estimate: '나의 차량 서비스 견적',
  identity: '본인인증',
  solicitation: '가입 요청',
};

/** Titles of the terms viewer by type. Source: A-67. */
const termTitles = {
  service: '이용약관',
  insurance: '보험약관',
  privacy: '개인정보처리방침',
  marketing: '마케팅 정보 수신 동의',
} as const;

export type TermType = keyof typeof termTitles;

/** Returns the type of the terms. An unknown type is treated as the service agreement. Source: A-67. */
export const termTypeOf = (type: string | undefined): TermType =>
  type !== undefined && Object.hasOwn(termTitles, type) ? (type as TermType) : 'service';

/** Returns the title of a page. The terms viewer takes it from the type in its address. Source: SHELL-004, A-67. */
export const titleOf = (
  route: RouteName,
  params: Readonly<Record<string, string | undefined>> = {},
): string =>
  route === 'TermInfo' ? termTitles[termTypeOf(params['type'])] : titles[routes[route].title];
