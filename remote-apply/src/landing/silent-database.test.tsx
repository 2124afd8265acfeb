import '../../testing/disk';
import { waits } from '@shared/config/waits';
import { arrive } from '@shared/testing/arrive';
import { address } from '@shared/testing/page';
import { screen, waitFor } from '@testing-library/react';
import { hear } from '../../testing/hear';
import { begun, land, openLanding, returned, serverSays, unsure } from '../../testing/landing-page';

jest.mock('@shared/payment/pause', () => jest.requireActual('../../testing/no-pause'));

beforeAll(arrive);
beforeEach(async () => {
  await openLanding();
  sessionStorage.clear();
});

/** Makes the database stop answering, as in a browser that was in the background. */
const fallSilent = () => {
  Object.assign(waits, { database: 1 });
  jest.spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest);
};

describe('landing page when the database does not answer', () => {
  it('completes a payment of this tab as soon as the server confirms it [LAND-003, A-77]', async () => {
    await begun({ subscriptionId: 'S9' });
    fallSilent();
    serverSays({ state: 15 });

    land({});

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/res?step=4&vtg_id=V1'));
  });

  it('returns to the payment page when the card was declined [A-87]', async () => {
    fallSilent();
    await begun({ subscriptionId: 'S9' });
    serverSays({});

    land(returned({ state: '-50', msg: '한도 초과' }));

    await hear('결제가 완료되지 않았어요. 다시 시도해 주세요. 카드사 안내: 한도 초과');
    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/req?vtg_id=V1&step=3'));
  });

  it('says that the result is not known when neither record nor address names a payment [A-78]', async () => {
    fallSilent();

    land({});

    await unsure();
    expect(screen.getByRole('button', { name: '멤버십 현황 보기' })).toBeVisible();
  });
});
