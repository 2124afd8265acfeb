import '../../testing/disk';
import { clearPendingLink, readPendingLink, savePendingLink } from '@shared/application';
import { settings } from '@shared/config/settings';
import { PRICE_UNKNOWN } from '@shared/copy/price';
import { NOON } from '@shared/domain/testing/noon';
import type { Group } from '@shared/domain/tier';
import { leaveForCard } from '@shared/payment/leave-for-card';
import { queryClient } from '@shared/query';
import { arriveAsGuest } from '@shared/testing/arrive';
import {
  addressesOf,
  answer,
  bodiesTo,
  forgetNetwork,
  forgetSent,
  ok,
  refused,
  silence,
} from '@shared/testing/network';
import { press, tick } from '@shared/testing/page';
import { workDone } from '@shared/ui/testing/work-done';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { hear } from '../../testing/hear';
import { holdBack } from '../../testing/hold-back';
import { APPLY, offer, openOffer, ROUTE, takeOffer } from '../../testing/solicitation';
import { Offer } from './Offer';

jest.mock('@shared/payment/pause', () => jest.requireActual('../../testing/no-pause'));
jest.mock('@shared/payment/leave-for-card', () => ({ leaveForCard: jest.fn(() => true) }));

const value = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;
const nothing = {
  name: '',
  vehicle: undefined,
  package: undefined,
  dealer: undefined,
  payment: undefined,
};

describe('paying for an offer', () => {
  beforeAll(() => arriveAsGuest());
  beforeEach(() => {
    forgetNetwork();
    queryClient.clear();
  });
  afterEach(() => clearPendingLink());

  const payTerms = {
    pay_personal: true,
    pay_electronic_fin: true,
    pay_personal_info: true,
    pay_third_party_provide: true,
  };

  const payWith = (answered: Parameters<typeof answer>[1]) =>
    takeOffer(50, () => answer(APPLY, answered));

  it('requires the payment terms [VALID-039]', async () => {
    answer(ROUTE, offer(50));
    openOffer();

    await press('1,290,000원 결제하기');

    await hear('필수 약관에 동의해 주세요.');
    expect(bodiesTo(APPLY)).toEqual([]);
  });

  it('sends the terms, saves the link and then opens the card page [SOLIC-003, SOLIC-006, LAND-005]', async () => {
    const found: unknown[] = [];
    jest.mocked(leaveForCard).mockImplementationOnce(() => {
      void readPendingLink().then((record) => found.push(record?.hash));
      return true;
    });
    await payWith(ok({ state: 50, redirect: 'https://card.example/pay' }));

    await waitFor(() => expect(leaveForCard).toHaveBeenCalledWith('https://card.example/pay'));
    expect(bodiesTo(APPLY)).toEqual([payTerms]);
    await waitFor(() => expect(found).toEqual(['h4sh']));
  });

  it.each([
    ['that a payment by this link was started and is not confirmed', 'h4sh', 1],
    ['nothing about a payment by another link', 'another', 0],
  ])('says after the card page %s [SOLIC-003]', async (_, hash, times) => {
    answer(ROUTE, offer(50));
    await savePendingLink({ hash, leftAt: NOON });
    openOffer();
    expect(await screen.findByRole('button', { name: '1,290,000원 결제하기' })).toBeEnabled();
    await workDone();

    expect(screen.queryAllByText('앞서 시작한 결제가 아직 완료되지 않았어요')).toHaveLength(times);
  });

  it('says so too when Back restores the page from the cache [SOLIC-003]', async () => {
    await payWith(ok({ state: 50, redirect: 'https://card.example/pay' }));
    await waitFor(() => expect(leaveForCard).toHaveBeenCalled());
    expect(screen.queryByText(/앞서 시작한 결제/)).not.toBeInTheDocument();

    act(() => void window.dispatchEvent(new Event('pageshow')));

    expect(await screen.findByText('앞서 시작한 결제가 아직 완료되지 않았어요')).toBeVisible();
  });

  it('shows no pending payment when the server sent no card page [SOLIC-003]', async () => {
    await payWith(ok({}));

    await hear('결제가 아직 시작되지 않았어요. 잠시 뒤 다시 시도해 주세요.');
    expect(bodiesTo(APPLY)).toHaveLength(1);
  });

  it('rejects an unknown card page and keeps no payment record [SOLIC-003]', async () => {
    jest.mocked(leaveForCard).mockReturnValueOnce(false);
    await payWith(ok({ state: 50, redirect: 'https://evil.test/pay' }));

    await hear('오류가 발생했습니다. 고객센터로 문의해 주세요.');
    expect(await readPendingLink()).toBeUndefined();
  });

  it('says that nothing was paid and whom to call when the server refuses [SOLIC-003, ERR-004]', async () => {
    await payWith(refused(500));

    const alert = await screen.findByRole('dialog', { name: '알림' });
    expect(alert).toHaveTextContent('주문이 만들어지지 않았고 결제되지 않았어요.');
    expect(within(alert).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:/));
    await press('확인');
    await workDone();
    expect(leaveForCard).not.toHaveBeenCalled();
  });

  it('queries the server before it shows a message when the response is lost [SOLIC-003]', async () => {
    answer(ROUTE, offer(50));
    openOffer();
    await tick(/전체 동의/);
    answer(APPLY, () => {
      answer(ROUTE, offer(60));
      return silence();
    });

    await press('1,290,000원 결제하기');

    expect(await screen.findByRole('heading', { name: '결제를 완료했어요' })).toBeVisible();
    expect(screen.queryByRole('dialog', { name: '알림' })).not.toBeInTheDocument();
  });

  it.each([
    ['before the order, and sends none', ROUTE, []],
    ['during the order, and keeps its record', APPLY, [payTerms]],
  ])('opens no card page when the customer leaves %s [PAY-010, A-77]', async (_, slow, orders) => {
    const begun = ok({ state: 50, redirect: 'https://card.example/pay' });
    answer(ROUTE, offer(50));
    answer(APPLY, begun);
    if (slow === ROUTE) await savePendingLink({ hash: 'h4sh', leftAt: NOON });
    const page = openOffer();
    await tick(/전체 동의/);
    forgetSent();
    const come = holdBack(slow, slow === ROUTE ? offer(50) : begun);
    await press('1,290,000원 결제하기');
    await waitFor(() => expect(addressesOf(slow)).toHaveLength(1));
    page.unmount();

    await come();

    expect(bodiesTo(APPLY)).toEqual(orders);
    expect(leaveForCard).not.toHaveBeenCalled();
    expect(await readPendingLink()).toMatchObject({ hash: 'h4sh' });
  });
});

describe('Offer', () => {
  it('says that missing data is being checked, and shows no price [SOLIC-007]', () => {
    render(<Offer offer={nothing} isKnown />);

    for (const label of ['차량', '차대번호', '멤버십', '판매사', '결제 카드'])
      expect(value(label)).toHaveTextContent('확인 중');
    expect(value('결제 금액')).toHaveTextContent(PRICE_UNKNOWN);
    expect(screen.queryByText(/제안드린/)).toBeNull();
    expect(screen.queryByText('부가세 포함')).toBeNull();
  });

  it('names the insurer of POWER TRAIN, and none for other packages [LAW-013]', () => {
    const legal = { ...settings.legal, insurer: '메리디안손해보험', insurerPhone: '1588-1111' };
    const restore = jest.replaceProperty(settings, 'legal', legal);
    const offered = (group: Group) => ({ ...nothing, package: { id: 'P', title: group, group } });
    const { rerender } = render(<Offer offer={offered('POWER TRAIN')} isKnown />);

    expect(value('보험사')).toHaveTextContent('메리디안손해보험');
    expect(value('보험사 전화번호')).toHaveTextContent('1588-1111');
    rerender(<Offer offer={offered('PREMIUM')} isKnown />);
    expect(screen.queryByText('보험사')).not.toBeInTheDocument();
    restore.restore();
  });
});
