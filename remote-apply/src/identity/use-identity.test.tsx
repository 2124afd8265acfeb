import { settings } from '@shared/config/settings';
import { NOON } from '@shared/domain/testing/noon';
import { queryClient } from '@shared/query';
import { arriveAsGuest } from '@shared/testing/arrive';
import { answer, bare, forgetNetwork, sent } from '@shared/testing/network';
import { press } from '@shared/testing/page';
import { act, screen, waitFor } from '@testing-library/react';
import { hear } from '../../testing/hear';
import { holdBack } from '../../testing/hold-back';
import { nonMember, offer, openOffer, ROUTE } from '../../testing/solicitation';

const popup = { close: jest.fn(), focus: jest.fn() };
const CHROME = 'Mozilla/5.0 (Linux; Android 14) Chrome/120.0 Mobile Safari/537.36';
const openWindow = jest.spyOn(window, 'open');
/** Forms that the page submitted. jsdom does not send them. */
const posted: object[] = [];
jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
  this: HTMLFormElement,
) {
  const inputs = [...this.querySelectorAll('input')];
  posted.push({
    action: this.getAttribute('action'),
    target: this.target,
    method: this.method,
    fields: inputs.map(({ name, value }) => [name, value]),
  });
});

beforeAll(() => arriveAsGuest());

describe('identity verification', () => {
  beforeEach(() => {
    forgetNetwork();
    queryClient.clear();
    sessionStorage.clear();
    localStorage.clear();
    posted.length = 0;
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(CHROME);
    openWindow.mockReset().mockReturnValue(popup as unknown as Window);
    answer(ROUTE, offer(10, nonMember));
    answer('GET /encData', bare({ encData: 'c2VhbGVk' }));
  });

  it('opens a pop-up inside the click, before any request, and posts encData into it [IDENT-001, IDENT-002]', async () => {
    const asked: string[] = [];
    openWindow.mockImplementation((address) => {
      asked.push(...sent.map(({ url }) => url));
      expect(address).toBe('about:blank');
      return popup as unknown as Window;
    });
    openOffer();

    await press('본인인증하기');

    await waitFor(() => expect(posted).toHaveLength(1));
    expect(openWindow.mock.lastCall?.[1]).toBe(settings.identity.popupName);
    expect(String(openWindow.mock.lastCall?.[2])).not.toContain('noopener');
    expect(asked.filter((url) => url.includes('encData'))).toEqual([]);
    expect(sent.at(-1)?.url).toBe('/api/v1App/encData?hash=h4sh');
    expect(posted).toEqual([
      {
        action: '/identity/check',
        target: 'identity',
        method: 'post',
        fields: [['EncodeData', 'c2VhbGVk']],
      },
    ]);
    expect(document.querySelector('form[action="/identity/check"]')).toBeNull();
    expect(await screen.findByRole('button', { name: '본인인증 창 다시 열기' })).toBeEnabled();
  });

  it('uses the same window for a press that a script repeats, because no pop-up opens [IDENT-003, A-95]', async () => {
    const arrive = holdBack('GET /encData', bare({ encData: 'c2VhbGVk' }));
    openOffer();
    const button = await screen.findByRole('button', { name: '본인인증하기' });

    act(() => button.click());

    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await arrive();
    await waitFor(() => expect(posted).toHaveLength(1));
    expect(posted[0]).toMatchObject({ target: '_self' });
    expect(button).toBeEnabled();
    expect(openWindow).not.toHaveBeenCalled();
  });

  it.each([
    [
      'an error',
      () => {
        throw new Error('refused');
      },
    ],
    ['a closed window', () => ({ ...popup, closed: true }) as unknown as Window],
  ])(
    'shows the notice when the browser answers the pop-up with %s [IDENT-003, SHELL-021]',
    async (_, open) => {
      openWindow.mockImplementation(open);
      openOffer();

      await press('본인인증하기');

      expect(await screen.findByText('팝업이 차단되었습니다. 팝업을 허용해 주세요.')).toBeVisible();
    },
  );

  it('aborts the earlier request without showing its failure when it starts again [IDENT-002]', async () => {
    answer('GET /encData', (request) => {
      if (sent.filter(({ url }) => url === request.url).length > 1)
        return bare({ encData: 'c2VhbGVk' });
      return new Promise((_, reject) => {
        request.signal?.addEventListener('abort', () => reject(new Error('given up')));
      });
    });
    openOffer();

    await press('본인인증하기');
    await press('본인인증 창 다시 열기');

    await waitFor(() => expect(posted).toHaveLength(1));
    expect(popup.close).not.toHaveBeenCalled();
    expect(screen.queryByText('본인인증 중 오류가 발생했습니다.')).not.toBeInTheDocument();
  });

  it('gives up the request and closes the empty pop-up when the customer leaves [IDENT-002]', async () => {
    answer('GET /encData', ({ signal }) => {
      return new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('given up')));
      });
    });
    const page = openOffer();
    await press('본인인증하기');
    await waitFor(() => expect(sent.at(-1)?.url).toContain('encData'));

    page.unmount();

    await waitFor(() => expect(popup.close).toHaveBeenCalled());
    expect(posted).toEqual([]);
  });

  it('queries the server on return to the page and ends when the server confirms it [IDENT-004] [SOLIC-005]', async () => {
    openOffer();
    await press('본인인증하기');
    await waitFor(() => expect(posted).toHaveLength(1));
    answer(ROUTE, offer(10, { ...nonMember, selfAuth: true }));

    act(() => void window.dispatchEvent(new Event('focus')));

    expect(await screen.findByText('본인인증을 마쳤어요')).toBeVisible();
  });

  it('shows a failure of the pop-up once on the reloaded page [IDENT-005] [ERR-026]', async () => {
    localStorage.setItem('identity-failed', String(NOON));
    const first = openOffer();

    await hear('본인인증 중 오류가 발생했습니다.');
    await waitFor(() => expect(localStorage.getItem('identity-failed')).toBeNull());
    first.unmount();
    openOffer();

    await screen.findByRole('button', { name: '본인인증하기' });
    expect(screen.queryByRole('dialog', { name: '알림' })).not.toBeInTheDocument();
  });
});
