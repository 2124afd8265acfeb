import { type Term, termsOf, transferTerms } from '@shared/domain/required-terms';
import { render, screen } from '@testing-library/react';
import { KeyFacts } from './KeyFacts';
import { useTerms } from './use-terms';

jest.mock('@shared/session', () => ({ today: () => '2026-11-21' }));

function Consents({ listed }: { listed: readonly Term[] }) {
  return <KeyFacts terms={useTerms(listed)} />;
}

const personal = '개인정보는 가입 심사와 서비스 제공에 쓰고, 이용이 끝난 뒤 5년 동안 보관해요.';
const marketing = '마케팅 정보는 상품과 혜택을 안내하는 데 쓰고, 동의한 날부터 2년 동안 보관해요.';
const insurance = [
  '보험 정보는 제휴 보험사가 계약과 보험금 심사에 쓰고, 계약이 끝난 뒤 5년 동안 보관해요.',
  '보험 마케팅 정보는 제휴 보험사가 상품을 안내하는 데 쓰고, 동의한 날부터 2년 동안 보관해요.',
];
const payment = [
  '결제 정보는 결제와 환불에 쓰고, 5년 동안 보관해요.',
  '판매사와 공식 서비스센터에 연락처와 차량 정보를 제공하고, 멤버십이 끝난 뒤 5년 동안 보관해요.',
];

describe('KeyFacts', () => {
  it.each([
    ['an application', termsOf('application'), [personal, marketing]],
    ['an insurance', termsOf('insurance'), insurance],
    ['a payment', termsOf('payment'), payment],
    ['an insured transfer', transferTerms(true), [personal, marketing, ...insurance]],
  ])('shows purpose and retention time of each consent of %s [CONST-019]', (_, listed, facts) => {
    render(<Consents listed={listed} />);

    expect(screen.getAllByText(/보관해요\.$/).map(({ textContent }) => textContent)).toEqual(facts);
  });

  it('shows optional advertising in a quiet style', () => {
    render(<Consents listed={termsOf('application')} />);

    expect(screen.getByText(personal)).not.toHaveClass('quiet');
    expect(screen.getByText(marketing)).toHaveClass('quiet');
  });
});
