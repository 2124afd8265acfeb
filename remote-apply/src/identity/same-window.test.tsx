import { queryClient } from '@shared/query';
import { arriveAsGuest } from '@shared/testing/arrive';
import { answer, bare, forgetNetwork } from '@shared/testing/network';
import { press } from '@shared/testing/page';
import { act, screen, waitFor } from '@testing-library/react';
import { catchForms, posted } from '../../testing/posted-forms';
import { nonMember, offer, openOffer, ROUTE } from '../../testing/solicitation';

const popup = { close: jest.fn(), focus: jest.fn() };
const CHROME = 'Mozilla/5.0 (Linux; Android 14) Chrome/120.0 Mobile Safari/537.36';
const openWindow = jest.spyOn(window, 'open');

beforeAll(async () => {
  await arriveAsGuest();
  catchForms();
});
beforeEach(() => {
  forgetNetwork();
  queryClient.clear();
  sessionStorage.clear();
  posted.length = 0;
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(CHROME);
  openWindow.mockReset().mockReturnValue(popup as unknown as Window);
  answer(ROUTE, offer(10, nonMember));
  answer('GET /encData', bare({ encData: 'c2VhbGVk' }));
});

describe('identity verification in the same window', () => {
  it('opens no pop-up in an in-app browser [A-95]', async () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`${CHROME} KAKAOTALK 10.4.5`);
    openOffer();

    await press('본인인증하기');

    await waitFor(() => expect(posted).toHaveLength(1));
    expect(posted[0]).toMatchObject({ target: '_self', fields: [['EncodeData', 'c2VhbGVk']] });
    expect(openWindow).not.toHaveBeenCalled();
    expect(sessionStorage.getItem('identity-return')).toMatch(/ \/subscSolicitation\/h4sh$/);
  });

  it.each([
    ['offers', true],
    ['does not offer', false],
  ])(
    '%s the same window after 5 seconds when the page has the focus: %s [A-95]',
    async (_, has) => {
      jest.useFakeTimers({ advanceTimers: true });
      jest.spyOn(document, 'hasFocus').mockReturnValue(has);
      openOffer();
      await press('본인인증하기');
      await screen.findByRole('button', { name: '본인인증 창 다시 열기' });
      expect(screen.queryByText('본인인증 창이 보이지 않나요?')).not.toBeInTheDocument();

      act(() => jest.advanceTimersByTime(5000));

      expect(screen.queryAllByText('본인인증 창이 보이지 않나요?')).toHaveLength(has ? 1 : 0);
      jest.useRealTimers();
    },
  );

  it('offers the same window when the customer returns later without a result [A-95]', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const focus = jest.spyOn(document, 'hasFocus').mockReturnValue(false);
    openOffer();
    await press('본인인증하기');
    await screen.findByRole('button', { name: '본인인증 창 다시 열기' });
    act(() => jest.advanceTimersByTime(5000));
    focus.mockReturnValue(true);

    act(() => void window.dispatchEvent(new Event('focus')));

    expect(screen.getByText('본인인증 창이 보이지 않나요?')).toBeVisible();
    jest.useRealTimers();
  });

  it('offers the same window after the second click [A-95]', async () => {
    openOffer();
    await press('본인인증하기');
    await press('본인인증 창 다시 열기');

    await press('지금 창에서 인증하기');

    await waitFor(() => expect(posted.at(-1)).toMatchObject({ target: '_self' }));
  });
});
