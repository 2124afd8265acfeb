import { queryClient } from '@shared/query';
import { arriveAsGuest } from '@shared/testing/arrive';
import { type AppAnswers, enterApp, type NativeApp, refusing } from '@shared/testing/native-app';
import { answer, bare, forgetNetwork } from '@shared/testing/network';
import { press } from '@shared/testing/page';
import { waitFor } from '@testing-library/react';
import { catchForms, posted } from '../../testing/posted-forms';
import { nonMember, offer, openOffer, ROUTE } from '../../testing/solicitation';

const popup = { close: jest.fn(), focus: jest.fn() };
const openWindow = jest.spyOn(window, 'open');
const asksForWindows = expect.objectContaining({
  method: 'offers',
  params: { method: 'windows' },
});
let app: NativeApp;

beforeAll(async () => {
  await arriveAsGuest({ inApp: true });
  catchForms();
});
beforeEach(() => {
  forgetNetwork();
  queryClient.clear();
  posted.length = 0;
  openWindow.mockReset().mockReturnValue(popup as unknown as Window);
  answer(ROUTE, offer(10, nonMember));
  answer('GET /encData', bare({ encData: 'c2VhbGVk' }));
});
afterEach(() => app.leave());

async function verifyInApp(answers: AppAnswers): Promise<void> {
  app = enterApp(answers);
  openOffer();
  await waitFor(() => expect(app.asks).toContainEqual(asksForWindows));
  await press('본인인증하기');
  await waitFor(() => expect(posted).toHaveLength(1));
}

describe('identity verification in the app', () => {
  it.each<[string, AppAnswers]>([
    ['does not answer', {}],
    ['does not know the question', { offers: refusing('unsupported') }],
    ['says no', { offers: () => false }],
  ])('opens no pop-up when the app %s [A-95]', async (_, answers) => {
    await verifyInApp(answers);

    expect(openWindow).not.toHaveBeenCalled();
    expect(posted[0]).toMatchObject({ target: '_self' });
  });

  it('opens a pop-up when the app says that it shows windows [A-95]', async () => {
    await verifyInApp({ offers: ({ params }) => params['method'] === 'windows' });

    expect(openWindow).toHaveBeenCalledTimes(1);
    expect(posted[0]).toMatchObject({ target: 'identity' });
  });
});
