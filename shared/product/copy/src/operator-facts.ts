import type { Dealer } from '@shared/api/dealers';
import { pageSettings } from '@shared/config/page-settings';
import type { Settings } from '@shared/config/settings';
import { contactSentence } from './contact';

/** A fact with its label. If it is missing, `value` says so. */
export type LabelledFact = { label: string; value: string; isMissing: boolean };

/** Says that the operator only mediates the sale. The text is fixed. Source: SHELL-017, LAW-003. */
export const INTERMEDIARY_NOTICE =
  'ServiceCare+는 통신판매중개자로서 통신판매의 당사자가 아닙니다. 상품과 거래에 관한 정보, 거래에 대한 책임은 각 판매사에 있습니다.';

/** Returns a fact with its label. An empty value says that it is missing. Source: LAW-001, LAW-004. */
export const labelled = (label: string, value: string): LabelledFact => ({
  label,
  value: value.trim() || '등록되지 않았어요',
  isMissing: value.trim() === '',
});

/** Returns the facts of the operator, with name and phone first. Source: LAW-001. */
export const operatorFacts = (company: Settings['company']): readonly LabelledFact[] => [
  labelled('상호', company.name),
  labelled('전화번호', company.phone),
  labelled('대표자', company.representative),
  labelled('주소', company.address),
  labelled('이메일', company.email),
  labelled('사업자등록번호', company.businessNumber),
  labelled('통신판매업 신고번호', company.mailOrderNumber),
  labelled('호스팅 서비스 제공자', company.hostingProvider),
];

/** Returns the facts of the dealer, with the dealer's title if the registered name is missing. Source: LAW-004, PAY-008. */
export const dealerFacts = ({
  title,
  business,
}: Pick<Dealer, 'title' | 'business'>): readonly LabelledFact[] => [
  labelled('상호', business.title || title),
  labelled('대표자', business.ceo),
  labelled('사업자등록번호', business.businessNumber),
  labelled('통신판매업 신고번호', business.number),
  labelled('주소', business.address),
  labelled('전화번호', business.tel),
];

/** Returns the insurer of POWER TRAIN and its phone number, for questions about the insurance. Source: LAW-013. */
export const insurerFacts = (
  legal: Pick<Settings['legal'], 'insurer' | 'insurerPhone'>,
): readonly LabelledFact[] => [
  labelled('보험사', legal.insurer),
  labelled('보험사 전화번호', legal.insurerPhone),
];

/** Returns the same facts in one line, for example '보험사: 메리디안손해보험 · 보험사 전화번호: 1588-1111'. Source: LAW-013. */
export const insurerLine = (legal: Pick<Settings['legal'], 'insurer' | 'insurerPhone'>): string =>
  insurerFacts(legal)
    .map(({ label, value }) => `${label}: ${value}`)
    .join(' · ');

/**
 * Returns the insurer and its phone number in one text, for example '메리디안손해보험 · 1588-1111'. It reads only the page,
 * because prerenders do not have all settings. Source: LAW-013.
 */
export function insurerInWords(): string {
  const { insurer = '', insurerPhone = '' } = Object(pageSettings()['legal']);
  const facts = insurerFacts({ insurer, insurerPhone });
  return [...new Set(facts.map(({ value }) => value))].join(' · ');
}

/**
 * Returns where to ask for missing facts, or undefined if every fact is known. `phone` is the customer centre's number
 * from the server.
 */
export const missingFactsSentence = (
  facts: readonly LabelledFact[],
  phone: string | undefined,
): string | undefined =>
  facts.some(({ isMissing }) => isMissing)
    ? `등록되지 않은 정보는 ${contactSentence(phone)}에 문의해 주세요.`
    : undefined;

/**
 * Returns the address of the Fair Trade Commission's page about a business, or undefined without a business number.
 * Example: '123-45-67890' gives '….do?wrkr_no=1234567890'. Source: LAW-002.
 */
export function ftcAddress(businessNumber: string): string | undefined {
  const digits = businessNumber.replaceAll(/\D/g, '');
  return digits === '' ? undefined : `https://www.ftc.go.kr/bizCommPop.do?wrkr_no=${digits}`;
}
