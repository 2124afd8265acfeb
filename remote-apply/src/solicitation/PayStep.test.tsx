import '../../testing/disk';
import { clearPendingLink, readPendingLink, savePendingLink } from '@shared/application';
import { queryClient } from '@shared/query';
import { leaveForCard } from '@shared/settle/payment/leave-for-card';
import { arriveAsGuest } from '@shared/testing/arrive';
import { answer, bodiesTo, forgetNetwork, ok, sent, silence } from '@shared/testing/network';
import { press, tick } from '@shared/testing/page';
import { workDone } from '@shared/ui/testing/work-done';
import { act, screen, waitFor } from '@testing-library/react';
import { SERVER_NOW } from '../../testing/order';
import { APPLY, offer, openOffer, ROUTE, says } from '../../testing/solicitation';

jest.mock('@shared/settle/pause', () => jest.requireActual('../../testing/no-pause'));
jest.mock('@shared/settle/payment/leave-for-card', () => ({ leaveForCard: jest.fn(() => true) }));

beforeAll(() => arriveAsGuest());
beforeEach(() => {
  forgetNetwork();
  queryClient.clear();
  jest.mocked(leaveForCard).mockClear();
});
afterEach(() => clearPendingLink());

describe('paying for an offer', () => {
  const payTerms = {
    pay_personal: true,
    pay_electronic_fin: true,
    pay_personal_info: true,
    pay_third_party_provide: true,
  };

  it('needs the payment terms [VALID-039]', async () => {
    answer(ROUTE, offer(50));
    openOffer();

    await press('1,290,000원 결제하기');

    await says('필수 약관에 동의해 주세요.');
    expect(bodiesTo(APPLY)).toEqual([]);
  });

  it('sends them by the same call and leaves for the card page [SOLIC-002] [SOLIC-006]', async () => {
    answer(ROUTE, offer(50));
    answer(APPLY, ok({ state: 50, redirect: 'https://card.example/pay' }));
    openOffer();
    await tick(/전체 동의/);

    await press('1,290,000원 결제하기');

    await waitFor(() => expect(leaveForCard).toHaveBeenCalledWith('https://card.example/pay'));
    expect(bodiesTo(APPLY)).toEqual([payTerms]);
    expect(await readPendingLink()).toMatchObject({ hash: 'h4sh' });
  });

  it('says that a payment was begun and is not done by the server’s word, to who comes back from its card page [SOLIC-003]', async () => {
    answer(ROUTE, offer(50));
    await savePendingLink({ hash: 'h4sh', leftAt: SERVER_NOW });
    openOffer();

    expect(await screen.findByText('앞서 시작한 결제가 아직 완료되지 않았어요')).toBeVisible();
    expect(screen.getByRole('button', { name: '1,290,000원 결제하기' })).toBeEnabled();
  });

  it('says so as well when Back shows the page as it was left [SOLIC-003]', async () => {
    answer(ROUTE, offer(50));
    answer(APPLY, ok({ state: 50, redirect: 'https://card.example/pay' }));
    openOffer();
    await tick(/전체 동의/);
    await press('1,290,000원 결제하기');
    await waitFor(() => expect(leaveForCard).toHaveBeenCalled());
    expect(screen.queryByText(/앞서 시작한 결제/)).not.toBeInTheDocument();

    act(() => void window.dispatchEvent(new Event('pageshow')));

    expect(await screen.findByText('앞서 시작한 결제가 아직 완료되지 않았어요')).toBeVisible();
  });

  it('says nothing of it for another link [SOLIC-003]', async () => {
    answer(ROUTE, offer(50));
    await savePendingLink({ hash: 'another', leftAt: SERVER_NOW });
    openOffer();
    await screen.findByRole('button', { name: '1,290,000원 결제하기' });
    await workDone();

    expect(screen.queryByText(/앞서 시작한 결제/)).not.toBeInTheDocument();
  });

  it('has the link on record before the browser leaves, so that the way back from the card page is known [SOLIC-003, LAND-005]', async () => {
    const found: unknown[] = [];
    jest.mocked(leaveForCard).mockImplementationOnce(() => {
      void readPendingLink().then((record) => found.push(record?.hash));
      return true;
    });
    answer(ROUTE, offer(50));
    answer(APPLY, ok({ state: 50, redirect: 'https://card.example/pay' }));
    openOffer();
    await tick(/전체 동의/);

    await press('1,290,000원 결제하기');

    await waitFor(() => expect(found).toEqual(['h4sh']));
  });

  it('cannot be pressed again while the card page is coming, and can after coming back from it', async () => {
    answer(ROUTE, offer(50));
    answer(APPLY, ok({ state: 50, redirect: 'https://card.example/pay' }));
    openOffer();
    await tick(/전체 동의/);
    const button = () => screen.getByRole('button', { name: '1,290,000원 결제하기' });
    await press('1,290,000원 결제하기');
    await waitFor(() => expect(leaveForCard).toHaveBeenCalled());
    expect(button()).toBeDisabled();

    const back = Object.assign(new Event('pageshow'), { persisted: true });
    act(() => void window.dispatchEvent(back));

    await waitFor(() => expect(button()).toBeEnabled());
  });

  it('pressed three times within a frame is sent once [SOLIC-006]', async () => {
    answer(ROUTE, offer(50));
    answer(APPLY, ok({ redirect: 'https://card.example/pay' }));
    openOffer();
    await tick(/전체 동의/);
    const button = await screen.findByRole('button', { name: '1,290,000원 결제하기' });

    act(() => {
      for (let times = 0; times < 3; times += 1) button.click();
    });

    await waitFor(() => expect(leaveForCard).toHaveBeenCalledTimes(1));
    expect(bodiesTo(APPLY)).toHaveLength(1);
  });

  it('is not said to be under way when the server took it and gave no card page [SOLIC-003]', async () => {
    answer(ROUTE, offer(50));
    answer(APPLY, ok({}));
    openOffer();
    await tick(/전체 동의/);

    await press('1,290,000원 결제하기');

    await says('결제가 아직 시작되지 않았어요. 잠시 뒤 다시 시도해 주세요.');
    expect(bodiesTo(APPLY)).toHaveLength(1);
  });

  it('refuses an unknown card page, and has no payment on record then [SOLIC-003]', async () => {
    jest.mocked(leaveForCard).mockReturnValueOnce(false);
    answer(ROUTE, offer(50));
    answer(APPLY, ok({ state: 50, redirect: 'https://evil.test/pay' }));
    openOffer();
    await tick(/전체 동의/);

    await press('1,290,000원 결제하기');

    await says('오류가 발생했습니다. 고객센터로 문의해 주세요.');
    expect(await readPendingLink()).toBeUndefined();
  });

  it('without an answer asks the server before it says anything: what was paid is paid [SOLIC-003]', async () => {
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

  it('is over only when the server says so: coming back to the page only asks again [SOLIC-003]', async () => {
    answer(ROUTE, offer(50));
    openOffer();
    await screen.findByRole('heading', { name: '결제를 진행해 주세요' });
    const before = sent.length;

    act(() => void window.dispatchEvent(new Event('focus')));

    await waitFor(() => expect(sent.length).toBe(before + 1));
    expect(screen.getByRole('heading', { name: '결제를 진행해 주세요' })).toBeVisible();
  });
});
