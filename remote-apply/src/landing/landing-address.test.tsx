import '../../testing/disk';
import { readPendingPayment, savePendingPayment } from '@shared/application';
import { waits } from '@shared/config/waits';
import { unclearReturn } from '@shared/payment/unclear-return';
import { currentSession } from '@shared/session';
import { arrive } from '@shared/testing/arrive';
import { address } from '@shared/testing/page';
import { screen, waitFor } from '@testing-library/react';
import { hear } from '../../testing/hear';
import {
  begun,
  land,
  openLanding,
  returned,
  STRANGER,
  serverSays,
  unsure,
} from '../../testing/landing-page';
import { thePayment } from '../../testing/order';

jest.mock('@shared/payment/pause', () => jest.requireActual('../../testing/no-pause'));
jest.mock('@shared/session', () => ({
  ...jest.requireActual('@shared/session'),
  goToAccount: jest.fn(),
}));

const NOT_PAID = '결제가 완료되지 않았어요. 다시 시도해 주세요.';
/** Makes the database stop answering, as in a browser that was in the background. */
const fallSilent = () => {
  Object.assign(waits, { database: 1 });
  jest.spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest);
};

beforeAll(arrive);

describe('address of the landing page', () => {
  beforeEach(openLanding);

  it('leaves the record when the card page of an earlier order declines [LAND-004, A-87]', async () => {
    const number = '1120120100';
    await begun({ number, earlierNumbers: ['1120120000'] });
    serverSays({});

    land(returned({ state: '-50', msg: '한도 초과' }));

    await hear('결제가 완료되지 않았어요. 다시 시도해 주세요. 카드사 안내: 한도 초과');
    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/req'));
    const record = await readPendingPayment('V1');
    expect(record).toMatchObject({ number });
    expect(record?.declined).toBeUndefined();
  });

  it.each([
    ['-50', `${NOT_PAID} 카드사 안내: 한도 초과`],
    ['50', NOT_PAID],
  ])(
    'marks nothing when a return with state %s names no order beside another [A-96]',
    async (state, sentence) => {
      const record = thePayment({ earlierNumbers: ['1120115900'], declined: true });
      await savePendingPayment(record);
      serverSays({ payments: { state: -50 } });

      land({ vtg_id: 'V1', state, msg: '한도 초과' });

      await hear(sentence);
      await waitFor(() => expect(address()).toHaveTextContent('/subscApply/req?vtg_id=V1&step=3'));
      expect(screen.getByText(JSON.stringify(unclearReturn(record)))).toBeVisible();
      expect(await readPendingPayment('V1')).toEqual(record);
    },
  );

  it('completes the newest paid order when neither address nor record names one [LAND-003, A-96]', async () => {
    serverSays({ state: 15, payments: { num: '1120115500' } });

    land({ vtg_id: 'V1', state: '50' });

    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/res?step=8&vtg_id=V1'));
  });

  it('shows no text of a declined return without a record in this browser [LAND-004, SEC-008, A-88]', async () => {
    serverSays({ payments: { state: -50 } });

    land(returned({ state: '-50', msg: STRANGER }));

    await hear('결제가 완료되지 않았어요. 다시 시도해 주세요.');
    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/req'));
  });

  it('still knows a declined payment after a reload without the query [LAND-001, A-87]', async () => {
    await begun({ declined: true });
    serverSays({});

    land({});

    await hear('결제가 완료되지 않았어요. 다시 시도해 주세요.');
    await waitFor(() => expect(address()).toHaveTextContent('/subscApply/req?vtg_id=V1&step=3'));
  });

  it('ignores reqs that cannot be read [LAND-007]', async () => {
    land(returned({ state: '-50', msg: STRANGER, reqs: '{' }));

    expect(await unsure()).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows nothing and keeps every record when it names another user [LAND-004, SEC-008]', async () => {
    await begun();
    serverSays({ state: 15 });

    land(returned({ vtg_id: 'V2', state: '-50', msg: STRANGER }));

    expect(await unsure()).toBeVisible();
    expect(screen.queryByText(new RegExp(STRANGER))).not.toBeInTheDocument();
    expect(await readPendingPayment('V1')).toBeDefined();
    expect(screen.getByRole('button', { name: '다시 확인하기' })).toBeVisible();
  });

  it('shows a message and leads to the account host without a vtg_id and a payment [LAND-005]', async () => {
    const { goToAccount } = jest.requireMock<{ goToAccount: jest.Mock }>('@shared/session');

    land({ state: '50' });
    await hear('잘못된 접근 경로입니다. 메인으로 이동합니다.');

    await waitFor(() => expect(goToAccount).toHaveBeenCalledTimes(1));
  });

  it('leads home instead when the account host is not known [LAND-005]', async () => {
    const session = jest.replaceProperty(currentSession(), 'env', undefined);

    land({ state: '50' });
    await hear('잘못된 접근 경로입니다. 메인으로 이동합니다.');

    await waitFor(() => expect(address()).toHaveTextContent(/^\/$/));
    session.restore();
  });
});

describe('landing page when the database does not answer', () => {
  beforeEach(async () => {
    await openLanding();
    sessionStorage.clear();
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
