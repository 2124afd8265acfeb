import { plainDate } from '@shared/domain/calendar';
import {
  type Term,
  type TermAnswers,
  type TermVersions,
  termsOf,
  transferTerms,
} from '@shared/domain/required-terms';
import { PopupHost } from '@shared/popup';
import * as session from '@shared/session';
import { TermsList } from '@shared/ui/TermsList';
import { workDone } from '@shared/ui/testing/work-done';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeyFacts } from './KeyFacts';
import { useTerms } from './use-terms';

jest.mock('@shared/session', () => ({ today: jest.fn() }));
const today = jest.mocked(session.today);
beforeEach(() => today.mockReturnValue(plainDate('2026-11-20')));

let kept: ReturnType<typeof useTerms>;

type Agreed = { earlier?: TermAnswers; agreed?: TermVersions };

function Page({ earlier, agreed }: Agreed) {
  kept = useTerms(termsOf('application'), earlier, agreed);
  return (
    <>
      <TermsList
        items={kept.items}
        onToggle={kept.onToggle}
        onOpen={kept.onOpen}
        allLabel="전체 동의"
        onToggleAll={kept.onToggleAll}
      />
      <PopupHost />
    </>
  );
}

const box = (name: RegExp) => screen.getByRole('checkbox', { name });
const read = async (name: RegExp) => {
  await userEvent.click(screen.getByRole('button', { name }));
  return screen.findByRole('dialog');
};

describe('useTerms', () => {
  it('checks the term and notes its edition when the customer agrees in the full text [TERMS-003] [SHELL-022]', async () => {
    render(<Page />);
    expect(kept.versions).toEqual({});

    const popup = await read(/서비스 이용약관.*보기/);
    expect(popup).toHaveClass('full');
    expect(within(popup).getByText('시행일 2026-01-01 · 버전 2026-01')).toBeVisible();
    await userEvent.click(within(popup).getByRole('button', { name: '동의' }));

    expect(box(/서비스 이용약관 동의/)).toBeChecked();
    expect(kept.versions).toEqual({ service_agreement: '2026-01' });
  });

  it('opens one text for two presses before the texts are loaded [TERMS-003]', async () => {
    render(<Page />);
    const info = screen.getByRole('button', { name: /서비스 이용약관.*보기/ });
    act(() => {
      info.click();
      info.click();
    });

    await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: '동의' }));

    await workDone();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows and notes the edition of the time when the page was opened [TERMS-016]', async () => {
    today.mockReturnValue(plainDate('2025-12-31'));
    const { rerender } = render(<Page />);
    today.mockReturnValue(plainDate('2026-01-01'));
    rerender(<Page />);

    const popup = await read(/서비스 이용약관.*보기/);
    expect(within(popup).getByText('시행일 2025-01-01 · 버전 2025-01')).toBeVisible();
    await userEvent.click(within(popup).getByRole('button', { name: '동의' }));

    expect(kept.versions).toEqual({ service_agreement: '2025-01' });
  });

  it('notes no edition for an unchecked term or one without a text [TERMS-002] [TERMS-016]', async () => {
    render(<Page earlier={{ service_agreement: true, ad_receive_sms: true }} />);
    expect(kept.versions).toEqual({ service_agreement: '2026-01' });

    await userEvent.click(box(/서비스 이용약관 동의/));

    expect(kept.versions).toEqual({});
    expect(kept.answers).toMatchObject({ service_agreement: false, ad_receive_sms: true });
  });

  it('unchecks a term, with its linked ones, whose edition has changed [TERMS-005, TERMS-016, LAW-009]', () => {
    const earlier = { service_agreement: true, marketing: true, ad_receive_sms: true };
    render(
      <Page earlier={earlier} agreed={{ service_agreement: '2026-01', marketing: '2025-01' }} />,
    );

    expect(kept.versions).toEqual({ service_agreement: '2026-01' });
    expect(kept.answers).toMatchObject({ marketing: false, ad_receive_sms: false });
  });

  it.each([
    ['its button', () => userEvent.click(screen.getByRole('button', { name: '닫기' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('checks nothing when the text is closed with %s [TERMS-003]', async (_, close) => {
    render(<Page />);
    await read(/서비스 이용약관.*보기/);

    await close();

    await workDone();
    expect(box(/서비스 이용약관 동의/)).not.toBeChecked();
  });
});

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
