import { settings } from '@shared/config/settings';
import { queryClient } from '@shared/query';
import { arriveAsGuest } from '@shared/testing/arrive';
import { answer, bodiesTo, forgetNetwork, ok, refused, sent } from '@shared/testing/network';
import { press, tick } from '@shared/testing/page';
import { screen, within } from '@testing-library/react';
import { hear } from '../../testing/hear';
import { APPLY, nonMember, offer, openOffer, ROUTE, takeOffer } from '../../testing/solicitation';

jest.mock('@shared/payment/pause', () => jest.requireActual('../../testing/no-pause'));

beforeAll(() => arriveAsGuest());
beforeEach(() => {
  forgetNetwork();
  queryClient.clear();
});

describe('a membership offered by a link', () => {
  it('shows the full offer to a visitor with the link, signed in or not [SOLIC-001] [SOLIC-007] [ENTITY-032]', async () => {
    answer(ROUTE, offer(10));
    openOffer();

    expect(
      await screen.findByRole('heading', { name: '멤버십 가입 요청이 도착했어요' }),
    ).toBeVisible();
    const facts = screen.getByRole('region', { name: 'PREMIUM' });
    for (const fact of [
      '12가**** · 520D XDRIVE',
      'WBA**********0001',
      'PREMIUM',
      '한빛모터스',
      '법인카드',
      '1,290,000원',
    ])
      expect(facts).toHaveTextContent(fact);
    expect(sent[0]?.headers).not.toHaveProperty('Authorization');
    expect(screen.getByText('김*늘님께 제안드린 멤버십이에요.')).toBeVisible();
  });

  it('names the dealer and the intermediary before the identity check [LAW-003, LAW-004]', async () => {
    answer(ROUTE, offer(10, nonMember));
    openOffer();

    const check = await screen.findByRole('button', { name: '본인인증하기' });
    const dealer = screen.getByRole('region', { name: '상품 판매사' });
    expect(dealer.compareDocumentPosition(check)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    for (const fact of [
      '주식회사 한빛모터스',
      '이한빛',
      '123-45-67890',
      '서울시 강남구 테헤란로 1',
      '02-111-2222',
      'ServiceCare+는 통신판매중개자로서 통신판매의 당사자가 아닙니다.',
    ])
      expect(dealer).toHaveTextContent(fact);
    const facts = screen.getByRole('region', { name: 'PREMIUM' });
    for (const fact of ['엔진오일 교환', '12개월', '정가와 할인제공되지 않았어요'])
      expect(facts).toHaveTextContent(fact);
  });

  it('says after payment how to withdraw without an account, and links to the stores [LAW-004]', async () => {
    answer(ROUTE, offer(60, nonMember));
    openOffer();

    const after = await screen.findByRole('region', { name: '결제 뒤 안내' });
    expect(after).toHaveTextContent('주문번호고객센터에서 확인할 수 있어요');
    expect(after).toHaveTextContent('계정이 없으면 고객센터에 전화해 신청해 주세요.');
    for (const [store, address] of [
      ['Google Play에서 앱 받기', settings.links.androidStore],
      ['App Store에서 앱 받기', settings.links.iosStore],
    ] as const)
      expect(within(after).getByRole('link', { name: store })).toHaveAttribute('href', address);
  });

  it('shows name, plate and VIN in full to a verified visitor [SOLIC-007]', async () => {
    answer(ROUTE, offer(10, { ...nonMember, selfAuth: true }));
    openOffer();

    expect(await screen.findByText('김하늘님께 제안드린 멤버십이에요.')).toBeVisible();
    expect(screen.getByText('12가3456 · 520D XDRIVE')).toBeVisible();
    expect(screen.getByText('WBA00000000000001')).toBeVisible();
  });

  it.each([
    [10, '멤버십 가입 요청이 도착했어요', '1단계 약관 동의'],
    [20, '약관 동의를 마쳤어요', '2단계 동의 완료'],
    [50, '결제를 진행해 주세요', '3단계 결제 요청'],
    [60, '결제를 완료했어요', '4단계 결제 완료'],
  ])(
    'in state %s shows "%s" and "%s" of four steps [SOLIC-002] [SOLIC-003]',
    async (state, title, step) => {
      answer(ROUTE, offer(state));
      openOffer();

      expect(await screen.findByRole('heading', { name: title })).toBeVisible();
      expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent(step);
      const isPrepared = screen.queryByText(/^판매사가 결제 요청을 준비하고 있어요/) !== null;
      expect(isPrepared).toBe(state === 20);
      expect(screen.queryAllByRole('button', { name: /결제하기/ })).toHaveLength(
        state === 50 ? 1 : 0,
      );
    },
  );

  it.each([
    [refused(404, '기간이 지난 링크입니다.'), '기간이 지난 링크입니다.'],
    [refused(500, ''), '가입 요청 조회 중 오류가 발생했습니다.'],
  ])(
    'shows the server’s message or its own when it cannot be loaded, and can be reloaded [SOLIC-008] [ERR-028]',
    async (failure, sentence) => {
      answer(ROUTE, failure);
      openOffer();
      expect(await screen.findByText(sentence)).toBeVisible();

      answer(ROUTE, offer(10));
      await press('다시 시도');

      expect(
        await screen.findByRole('heading', { name: '멤버십 가입 요청이 도착했어요' }),
      ).toBeVisible();
    },
  );
});

describe('agreeing to an offer', () => {
  it('asks for the identity check first [SOLIC-005] [VALID-038] [MSG-003]', async () => {
    answer(ROUTE, offer(10, nonMember));
    openOffer();

    await press('동의하고 신청하기');

    await hear('본인인증을 진행해 주세요.');
    expect(bodiesTo(APPLY)).toEqual([]);

    const verify = screen.getByRole('button', { name: '본인인증하기' });
    expect(verify).toHaveFocus();
    expect(verify).toHaveAccessibleDescription('본인인증을 진행해 주세요.');
  });

  it('sends the terms as a map and shows the step of the server [SOLIC-006] [TERMS-016]', async () => {
    answer(ROUTE, offer(10, { ...nonMember, selfAuth: true }));
    openOffer();
    await tick(/서비스 이용약관 동의/);
    await tick(/개인정보 수집 및 이용 동의/);
    await tick(/문자\(SMS\)/);
    answer(APPLY, () => {
      answer(ROUTE, offer(20));
      return ok({ state: 20, redirect: null });
    });

    await press('동의하고 신청하기');

    expect(await screen.findByRole('heading', { name: '약관 동의를 마쳤어요' })).toBeVisible();
    expect(bodiesTo(APPLY)).toEqual([
      {
        service_agreement: true,
        personal_info_agree: true,
        marketing: true,
        ad_receive_agree: true,
        ad_receive_email: false,
        ad_receive_sms: true,
        ad_receive_app: false,
      },
    ]);
  });

  it('asks for both insurance terms when the offer has insurance [TERMS-011] [VALID-039]', async () => {
    answer(ROUTE, offer(10, { pkg: { id: 'PT', title: '파워트레인', group: 'POWER TRAIN' } }));
    openOffer();
    await tick(/서비스 이용약관 동의/);
    await tick(/\] 개인정보 수집 및 이용 동의/);

    await press('동의하고 신청하기');

    await hear('필수 약관에 동의해 주세요.');
    expect(screen.getByRole('checkbox', { name: /보험약관 동의/ })).not.toBeChecked();
  });

  it.each([
    ['fails', refused(500, ''), '약관 동의 중 오류가 발생했습니다.'],
    [
      'was accepted and changed nothing',
      ok({ state: 20 }),
      '약관 동의가 아직 반영되지 않았어요. 잠시 뒤 다시 시도해 주세요.',
    ],
  ])(
    'shows a message and keeps the ticks when it %s [SOLIC-009, ERR-027]',
    async (_, answered, sentence) => {
      await takeOffer(10, () => answer(APPLY, answered));

      await hear(sentence);
      expect(screen.getByRole('checkbox', { name: /전체 동의/ })).toBeChecked();
      expect(screen.getByRole('button', { name: '동의하고 신청하기' })).toBeEnabled();
    },
  );
});
