import { NO_BUSINESS } from '@shared/api/dealers';
import type { Settings } from '@shared/config/settings';
import type { PlainDate } from '@shared/domain/calendar';
import { formatDay } from '@shared/domain/format';
import { type Product, productText } from '@shared/domain/package';
import { formatNumber } from '@shared/text/number';
import { groupBenefits, groupLimits } from '../benefits';
import { contactSentence } from '../contact';
import { approvalTime, coverStart, serviceLength } from '../figures';
import type { DocumentSection } from '../html-document';
import {
  dealerFacts,
  INTERMEDIARY_NOTICE,
  insurerFacts,
  type LabelledFact,
  labelled,
  operatorFacts,
} from '../operator-facts';
import { type PriceRow, reductionRows, totalRow } from '../payment-rows';
import { cardLabel } from '../price';
import { agreedTerms } from './agreed-terms';
import type { ContractFacts } from './facts';
import { refundSection, withdrawalSection } from './refund-sections';

/** One part of the contract. Its rows say which facts are missing. */
type ContractSection = DocumentSection & { rows: readonly LabelledFact[] };

type Section = (facts: ContractFacts, settings: Settings) => ContractSection;

const named = (who: string, facts: readonly LabelledFact[]): readonly LabelledFact[] =>
  facts.map((fact) => ({ ...fact, label: `${who} ${fact.label}` }));

const dealerSection: Section = ({ dealer }, { company }) => ({
  heading: '판매사와 통신판매중개자',
  rows: [
    ...named('판매사', dealerFacts(dealer ?? { title: '', business: NO_BUSINESS })),
    ...named('중개자', operatorFacts(company)),
  ],
  paragraphs: [INTERMEDIARY_NOTICE],
});

const membershipSection: Section = ({ title, package: pkg, insured, products }, { legal }) => ({
  heading: '멤버십과 혜택',
  rows: [
    labelled('멤버십', title),
    labelled('상품 이름', pkg.title),
    ...benefitRows(products, pkg.group),
    ...(insured ? insurerFacts(legal) : []),
  ],
});

/** Returns the server's benefits, otherwise those of the group. Source: CONST-012, 013. */
function benefitRows(
  products: readonly Product[],
  group: ContractFacts['package']['group'],
): readonly LabelledFact[] {
  if (products.length === 0) {
    return [labelled('혜택', group === undefined ? '' : groupBenefits[group].join(', '))];
  }
  return products.map((product) => {
    const { title, lines } = productText(product);
    return labelled(title || product.title, lines.join(' ') || title || product.title);
  });
}

const priceSection: Section = ({ payments, paid, card }) => ({
  heading: '가격과 결제',
  rows: [
    ...reductionRows(payments).map(priceFact),
    priceFact(totalRow('총 결제 금액', paid)),
    labelled('결제 방법', card === undefined ? '' : `신용카드 (${cardLabel[card]})`),
    labelled('결제일', dayText(payments?.paidOn)),
  ],
});

const priceFact = ({ label, value = '', note }: PriceRow): LabelledFact =>
  labelled(label, value && note ? `${value} (${note})` : value);

const periodSection: Section = (facts) => {
  const { createdOn, startsOn, stopsOn, insured, insuranceStartsOn } = facts;
  return {
    heading: '이용 기간과 이용 방법',
    rows: [
      labelled('신청일', dayText(createdOn)),
      labelled('이용 시작', startsOn ? `${formatDay(startsOn)} 0시` : expectedStart(facts)),
      labelled(
        '이용 종료',
        stopsOn ? `${formatDay(stopsOn)} 24시` : `시작한 날부터 ${serviceLength} 뒤`,
      ),
      ...(insured
        ? [labelled('보장 시작', insuranceStartsOn ? formatDay(insuranceStartsOn) : coverStart)]
        : []),
    ],
    paragraphs: [
      `신청한 뒤 승인까지 ${approvalTime}이 걸려요.`,
      '혜택은 공식 서비스센터에서 이용 기간 안에 쓸 수 있어요.',
      '이용 기간이 끝나면 멤버십도 끝나요. 자동으로 연장하거나 결제하지 않아요.',
    ],
  };
};

const expectedStart = ({ isExtension }: ContractFacts): string =>
  isExtension ? '이전 기간이 끝난 다음 날 0시' : '승인 다음 날 0시';

const disputeSection: Section = ({ dealer, insured, phone }, { company, legal }) => ({
  heading: '불만과 분쟁 처리',
  rows: [
    labelled('접수하는 곳', contactSentence(phone)),
    labelled('이메일', company.email),
    labelled('판매사 전화번호', dealer?.business.tel ?? ''),
    ...(insured ? [labelled('보험사 전화번호', legal.insurerPhone)] : []),
  ],
  paragraphs: [
    '해결되지 않으면 1372 소비자상담센터(국번 없이 1372)에 상담하거나, 한국소비자원 또는 전자문서·전자거래분쟁조정위원회에 분쟁 조정을 신청할 수 있어요.',
  ],
});

const termsSection: Section = (facts) => ({
  heading: '동의한 약관',
  rows: agreedTerms(facts),
});

const vehicleSection: Section = ({ vehicle, owner, insured, transferred, transfer }) => ({
  heading: '차량과 소유자',
  rows: [
    labelled(transferred ? '회원' : '소유자', owner),
    labelled('모델', [vehicle.modelType, vehicle.modelYear].filter(Boolean).join(' · ')),
    labelled('차량번호', vehicle.plate),
    labelled('차대번호', vehicle.vin),
    labelled('최초등록일', dayText(vehicle.registeredOn)),
    // Only an application with insurance asks for the mileage.
    ...(insured ? [labelled('신청할 때 주행거리', mileageText(vehicle.km))] : []),
    ...(transferred
      ? [labelled('양도 회원', transfer?.name ?? ''), labelled('양도일', dayText(transfer?.date))]
      : []),
  ],
});

const dayText = (day: PlainDate | undefined): string => (day ? formatDay(day) : '');
const mileageText = (km: number | undefined): string =>
  km === undefined ? '' : `${formatNumber(km)}km`;

const orderSection: Section = ({ orderNumber }) => ({
  heading: '주문번호',
  rows: [labelled('주문번호', orderNumber ?? '')],
});

const limitSection: Section = ({ package: { group } }) => ({
  heading: '이용 제한과 추가 비용',
  rows: group === undefined ? [labelled('가입할 수 있는 차량', '')] : [],
  paragraphs: [
    ...(group === undefined ? [] : groupLimits(group)),
    '혜택에 포함되지 않은 정비 금액은 서비스센터에 따로 결제해요.',
    '혜택은 현금으로 바꿀 수 없어요.',
  ],
});

/** The eleven parts in the order of LAW-005. */
export const contractSections: readonly Section[] = [
  dealerSection,
  membershipSection,
  priceSection,
  periodSection,
  withdrawalSection,
  refundSection,
  disputeSection,
  termsSection,
  vehicleSection,
  orderSection,
  limitSection,
];
