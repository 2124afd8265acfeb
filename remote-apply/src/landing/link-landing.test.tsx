import '../../testing/disk';
import { clearPendingLink, readPendingLink, savePendingLink } from '@shared/application';
import { NOON } from '@shared/domain/testing/noon';
import { arriveAsGuest } from '@shared/testing/arrive';
import { answer, ok } from '@shared/testing/network';
import { address } from '@shared/testing/page';
import { screen, waitFor } from '@testing-library/react';
import { hear } from '../../testing/hear';
import { land, STRANGER, unsure } from '../../testing/landing-page';

jest.mock('@shared/payment/pause', () => jest.requireActual('../../testing/no-pause'));

/** A customer who pays by a link does not need an account. */
beforeAll(() => arriveAsGuest());
beforeEach(() => clearPendingLink());

describe('landing page after a payment by a dealer’s link', () => {
  const link = (state: number) =>
    answer('GET /subscSolicitations/h4sh', ok({ hash: 'h4sh', state, name: '', options: {} }));
  const agreed = { pay_personal: true };

  it.each([
    ['its record', agreed, true],
    ['the address', { ...agreed, hash: 'h4sh' }, false],
  ])(
    'leads by %s to the paid link, also without a vtg_id [SOLIC-003, LAND-005]',
    async (_, sentReqs, isKept) => {
      if (isKept) await savePendingLink({ hash: 'h4sh', leftAt: NOON });
      link(60);

      land({ state: '50', reqs: JSON.stringify(sentReqs) });

      await waitFor(() => expect(address()).toHaveTextContent('/subscSolicitation/h4sh'));
      expect(await readPendingLink()).toBeUndefined();
    },
  );

  it.each([
    ['for a visitor without an account', {}],
    ['for a customer', { vtg_id: 'V1' }],
  ])(
    'returns to the link with the card company’s text when the card was declined, %s [LAND-004, A-87]',
    async (_, who) => {
      await savePendingLink({ hash: 'h4sh', leftAt: NOON });
      link(50);

      land({ ...who, state: '-50', msg: '한도 초과', reqs: JSON.stringify(agreed) });

      await hear('결제가 완료되지 않았어요. 다시 시도해 주세요. 카드사 안내: 한도 초과');
      await waitFor(() => expect(address()).toHaveTextContent('/subscSolicitation/h4sh'));
      expect(await readPendingLink()).toMatchObject({ hash: 'h4sh', declined: true });
    },
  );

  it('leads to the paid link although the address reports a declined card [SOLIC-003, A-87]', async () => {
    await savePendingLink({ hash: 'h4sh', leftAt: NOON });
    link(60);

    land({ state: '-50', msg: STRANGER, reqs: JSON.stringify(agreed) });

    await waitFor(() => expect(address()).toHaveTextContent('/subscSolicitation/h4sh'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await readPendingLink()).toBeUndefined();
  });

  it('keeps querying after a normal return until the link is paid, and keeps the record [SOLIC-003, SEC-008]', async () => {
    await savePendingLink({ hash: 'h4sh', leftAt: NOON });
    link(50);

    land({ state: '50', msg: STRANGER, reqs: JSON.stringify(agreed) });

    expect(await unsure()).toBeVisible();
    expect(screen.queryByText(new RegExp(STRANGER))).not.toBeInTheDocument();
    expect(await readPendingLink()).toBeDefined();
    expect(screen.getByRole('button', { name: '가입 요청 보기' })).toBeVisible();
  });
});
