import { settings } from '@shared/config/settings';
import { arrive } from '@shared/testing/arrive';
import { answer, bodiesTo, refused } from '@shared/testing/network';
import { facts, popup, press } from '@shared/testing/page';
import { membership } from '@shared/testing/wire/memberships';
import { workDone } from '@shared/ui/testing/work-done';
import { within } from '@testing-library/react';
import { takes } from '../../testing/backend';
import { agreed, openConsents } from '../../testing/consents';

jest.mock('@shared/payment/pause', () => ({ pause: () => Promise.resolve() }));

const WITHDRAW = '마케팅·광고 동의 모두 철회';
const given = agreed({ service_agreement: true, marketing: true, ad_receive_sms: true });
const withdrawn = agreed({ service_agreement: true, marketing: false, ad_receive_sms: false });

beforeAll(() => arrive());
afterEach(() => jest.restoreAllMocks());

describe('withdrawal of consents on a backend with consent-withdrawal', () => {
  beforeEach(() => jest.replaceProperty(settings.backend, 'extras', ['consent-withdrawal']));

  it('sends every consent to advertising once, and shows what the server has then [LAW-008]', async () => {
    takes('PUT /subscs/S1', withdrawn);
    const page = await openConsents(given);
    expect(within(page).queryByRole('link', { name: /철회/ })).not.toBeInTheDocument();

    await press(WITHDRAW);

    expect(await popup()).toHaveTextContent('동의를 철회했어요.');
    expect(bodiesTo('PUT /subscs/S1')).toEqual([
      { terms: { marketing: false, ad_receive_sms: false } },
    ]);
    await press('확인');
    expect(facts()).toMatchObject({
      '서비스 이용약관 동의': expect.stringMatching(/^동의2026-03-01/),
      '마케팅 정보 활용 동의': '동의하지 않음',
      '문자(SMS)': '동의하지 않음',
    });
    await workDone();
    expect(within(page).queryByRole('button', { name: WITHDRAW })).not.toBeInTheDocument();
    await press('닫기');
  });

  it.each([
    [
      'does not store it',
      () => takes('PUT /subscs/S1', given),
      '동의 철회가 아직 반영되지 않았어요.',
    ],
    ['refuses it', () => answer('PUT /subscs/S1', refused(403)), '권한이 없습니다.'],
  ])(
    'says so and keeps the consents when the server %s [LAW-008, A-101]',
    async (_, prepare, words) => {
      await openConsents(given);
      prepare();

      await press(WITHDRAW);

      expect(await popup()).toHaveTextContent(words);
      const leave = jest.spyOn(window.history, 'pushState');
      await press('확인');
      expect(facts()).toMatchObject({ '문자(SMS)': '동의2026-03-01' });
      await workDone();
      expect(leave).not.toHaveBeenCalledWith(null, '', '/app/');
      leave.mockRestore();
      await press('닫기');
    },
  );
});

describe('withdrawal of a consent without a mail address of the server', () => {
  it('writes to the operator [LAW-008]', async () => {
    jest.replaceProperty(settings.company, 'email', 'company@example.com');
    const page = await openConsents(membership());

    expect(within(page).getByRole('link', { name: '메일로 철회 요청' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:company@example\.com\?/),
    );
    await press('닫기');
  });

  it('leads to the phone when the operator has none either [LAW-008]', async () => {
    const page = await openConsents(membership());

    expect(within(page).getByText(/언제든지 철회할 수 있어요. 전화로 고객센터에/)).toBeVisible();
    expect(within(page).getByRole('link', { name: '02-000-0000' })).toBeVisible();
    expect(within(page).queryByRole('link', { name: /철회/ })).not.toBeInTheDocument();
    await press('닫기');
  });
});
