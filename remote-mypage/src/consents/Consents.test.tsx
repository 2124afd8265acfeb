import { arrive } from '@shared/testing/arrive';
import { answer, bare } from '@shared/testing/network';
import { facts, press } from '@shared/testing/page';
import { handedOn, membership } from '@shared/testing/wire/memberships';
import { within } from '@testing-library/react';
import { agreed, openConsents } from '../../testing/consents';

const ofServer = { tell: '02-000-0000', email: 'care@servicecare.example' };

beforeAll(async () => {
  const arrival = arrive();
  answer('GET /getFilters', bare({ filters: {}, env: ofServer }));
  await arrival;
});

const terms = {
  service_agreement: true,
  insurance: true,
  marketing: true,
  ad_receive_agree: true,
  ad_receive_email: false,
  ad_receive_sms: true,
};

const factsIn = (page: HTMLElement) => {
  const all = facts();
  const terms = within(page).getAllByRole('term');
  return Object.fromEntries(terms.map(({ textContent }) => [textContent, all[textContent]]));
};

/** Returns address, subject and body of the prepared mail. */
function mail(page: HTMLElement) {
  const to = new URL(within(page).getByRole<HTMLAnchorElement>('link', { name: /철회/ }).href);
  const { subject, body } = Object.fromEntries(to.searchParams);
  return { address: to.pathname, subject, body: body?.split('\r\n') };
}

describe('consents of a membership', () => {
  it('shows each consent with its day and edition [LAW-008]', async () => {
    const page = await openConsents(
      agreed(terms, { terms_version: { service_agreement: '2025-01' } }),
    );

    expect(factsIn(page)).toEqual({
      '서비스 이용약관 동의': '동의2026-03-01 · 버전 2025-01',
      '보험약관 동의': '동의2026-03-01 · 버전 2026-01',
      '마케팅 정보 활용 동의': '동의2026-03-01 · 버전 2026-01',
      '광고성 정보 수신 동의': '동의2026-03-01',
      이메일: '동의하지 않음',
      '문자(SMS)': '동의2026-03-01',
    });
    await press('닫기');
  });

  it.each([
    ['has the day of the payment', '2026-03-05', '동의2026-03-05 · 버전 2026-01'],
    ['has neither day nor edition when that is unknown too', null, '동의날짜를 확인하지 못했어요'],
  ])('%s when the day of the order is unknown [LAW-008]', async (_, date, shown) => {
    const page = await openConsents({ ...agreed(terms, { date }), created_at: null });

    expect(factsIn(page)['보험약관 동의']).toBe(shown);
    await press('닫기');
  });

  it('prepares a mail that withdraws the given consents to advertising, and a call [LAW-008]', async () => {
    const page = await openConsents(agreed(terms));

    expect(mail(page)).toEqual({
      address: 'care@servicecare.example',
      subject: 'ServiceCare+ 마케팅·광고 동의 철회 요청',
      body: [
        '아래 동의를 철회해 주세요. 남겨 둘 동의는 지우고 보내 주세요.',
        '',
        '- 마케팅 정보 활용 동의',
        '- 광고성 정보 수신 동의',
        '- 문자(SMS)',
        '',
        '멤버십: STANDARD',
        '주문번호: ORDER-1',
      ],
    });
    expect(within(page).getByRole('link', { name: '02-000-0000' })).toHaveAttribute(
      'href',
      'tel:020000000',
    );
    await press('닫기');
  });

  it('has nothing to withdraw when no advertising was agreed to [LAW-008]', async () => {
    const page = await openConsents(agreed({ marketing: false, ad_receive_agree: false }));

    expect(within(page).getByText('마케팅 정보 활용 동의')).toBeVisible();
    expect(within(page).queryByRole('link', { name: /철회/ })).not.toBeInTheDocument();
    await press('닫기');
  });

  it.each([
    ['the order has no terms', agreed({}), '동의 내역을 확인하지 못했어요.'],
    ['the order has no payment', membership({ payments: null }), '동의 내역을 확인하지 못했어요.'],
    [
      'another owner agreed to its terms',
      handedOn(1, { payments: agreed(terms)['payments'] }),
      '양도된 멤버십의 동의 내역은 여기에서 확인할 수 없어요.',
    ],
  ])(
    'says that they are unknown, and can withdraw all, when %s [LAW-008]',
    async (_, one, words) => {
      const page = await openConsents(one);

      expect(within(page).getByText(`${words} 고객센터에 문의해 주세요.`)).toBeVisible();
      expect(within(page).queryByRole('term')).not.toBeInTheDocument();
      expect(mail(page).body?.filter((line) => line.startsWith('- '))).toHaveLength(6);
    },
  );
});
