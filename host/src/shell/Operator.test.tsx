import { settings } from '@shared/config/settings';
import { company } from '@shared/copy/testing/company';
import { type RouteName, routes } from '@shared/routes/routes';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aVisitor } from '../../testing/fake-session';
import { openAt } from '../../testing/render-app';

jest.mock('@shared/session', () => jest.requireActual('../../testing/fake-session'));

const labels = {
  상호: company.name,
  전화번호: company.phone,
  대표자: company.representative,
  주소: company.address,
  이메일: company.email,
  사업자등록번호: company.businessNumber,
  '통신판매업 신고번호': company.mailOrderNumber,
  '호스팅 서비스 제공자': company.hostingProvider,
};

beforeEach(() => {
  aVisitor({ inApp: true });
  jest.replaceProperty(settings, 'company', company);
});
afterEach(() => jest.restoreAllMocks());

const open = async (path: string, title: string) => {
  openAt(path);
  await screen.findByRole('heading', { level: 1, name: title });
};
const home = async () => {
  await open('/', 'SubscGuide');
  return screen.getByRole('contentinfo');
};
const pageOf = (name: RouteName) => routes[name].path.replaceAll(/:\w+/g, 'x');

const value = (within_: HTMLElement, label: string) =>
  within(within_).getByText(label, { selector: 'dt' }).nextElementSibling;

const link = (within_: HTMLElement, name: string) => within(within_).getByRole('link', { name });

describe('the facts of the operator', () => {
  it('stand in the footer, where name, phone and terms are visible without a press [LAW-001, LAW-002]', async () => {
    const footer = await home();

    for (const [label, fact] of Object.entries(labels))
      expect(value(footer, label)).toHaveTextContent(fact);
    for (const label of ['상호', '전화번호']) expect(value(footer, label)).toBeVisible();
    for (const name of ['이용약관', '개인정보처리방침']) expect(link(footer, name)).toBeVisible();
    expect(value(footer, '대표자')).not.toBeVisible();
    await userEvent.click(within(footer).getByText('사업자 정보'));
    for (const label of Object.keys(labels)) expect(value(footer, label)).toBeVisible();
    expect(link(footer, '공정거래위원회에서 사업자 정보 확인')).toHaveAttribute(
      'href',
      'https://www.ftc.go.kr/bizCommPop.do?wrkr_no=1234567890',
    );
  });

  it.each(['SubscRevoke', 'GuideTotal', 'SubscVtg'] as const)(
    'are one press away at the end of %s, which has no footer [LAW-001]',
    async (name) => {
      openAt(`${pageOf(name)}?vtg_id=V1`);
      await screen.findByRole('heading', { level: 1 });
      const end = screen.getByRole('complementary', { name: '사업자 정보' });
      expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
      expect(value(end, '상호')).not.toBeVisible();

      await userEvent.click(within(end).getByText('사업자 정보와 약관'));

      for (const [label, fact] of Object.entries(labels)) {
        expect(value(end, label)).toBeVisible();
        expect(value(end, label)).toHaveTextContent(fact);
      }
      for (const terms of ['이용약관', '개인정보처리방침']) expect(link(end, terms)).toBeVisible();
    },
  );

  it('say that a missing fact is not registered, and who knows it [LAW-001]', async () => {
    jest.replaceProperty(settings, 'company', { ...company, mailOrderNumber: '' });
    aVisitor({ env: { tell: '080-700-8000', tell2: '', email: '' } });
    const footer = await home();

    expect(value(footer, '통신판매업 신고번호')).toHaveTextContent('등록되지 않았어요');
    expect(
      within(footer).getByText(
        '등록되지 않은 정보는 고객센터 080-700-8000 (월~금 09:00~18:00)에 문의해 주세요.',
      ),
    ).toBeInTheDocument();
  });
});
