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

/** Descriptions of pages for search engines and shared links, by the key of the page title. */
const descriptions: Record<Title, string> = {
  brand:
    '공식 판매사와 함께하는 1년 차량 케어 멤버십이에요. 혜택과 상품, 가입 방법을 확인해 보세요.',
  app: 'ServiceCare+ 앱에서 이용하는 서비스를 안내해요.',
  apply: '차량을 등록하고 ServiceCare+ 멤버십에 가입해 보세요.',
  my: '가입한 멤버십의 상태와 남은 혜택을 확인해 보세요.',
  terms: 'ServiceCare+ 멤버십의 약관과 개인정보처리방침을 확인해 보세요.',
  guide: 'ServiceCare+ 멤버십의 이용 방법을 안내해요.',
  warranty: '파워트레인 보장 내용을 안내해요.',
  transfer: '차량을 받는 분께 멤버십을 양도해 보세요.',
  estimate: '내 차량의 서비스 견적을 확인해 보세요.',
  identity: '본인인증의 결과를 확인하는 페이지예요.',
  solicitation: '판매사가 보낸 가입 요청의 내용을 확인해 보세요.',
};

export const descriptionOf = (route: RouteName): string => descriptions[routes[route].title];
