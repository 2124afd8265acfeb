import '../../testing/disk';
import { clearPendingLink, readPendingLink, savePendingLink } from '@shared/application';
import { arriveAsGuest } from '@shared/testing/arrive';
import { answer, ok } from '@shared/testing/network';
import { address } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { screen, waitFor } from '@testing-library/react';
import { hear } from '../../testing/hear';
import { SERVER_NOW } from '../../testing/order';
import { Layover } from './Layover';

jest.mock('@shared/settle/pause', () => jest.requireActual('../../testing/no-pause'));

const land = (query: Record<string, string>) =>
  renderPage('Layover', Layover, `/layover?${new URLSearchParams(query)}`);
const unsure = () => screen.findByRole('heading', { name: '결제 결과를 아직 확인하지 못했어요' });
const STRANGER = '카드 정보를 evil.example에 입력하세요';

/** Whoever pays by a link need not have an account. */
beforeAll(() => arriveAsGuest());
beforeEach(() => clearPendingLink());

describe('the landing after a payment by a dealer’s link', () => {
  const link = (state: number) =>
    answer('GET /subscSolicitations/h4sh', ok({ hash: 'h4sh', state, name: '', options: {} }));
  const agreed = { pay_personal: true };

  it.each([
    ['its record', agreed, true],
    ['the address', { ...agreed, hash: 'h4sh' }, false],
  ])(
    'leads by %s to the link, whose step says it is paid, also without a vtg_id [SOLIC-003, LAND-005]',
    async (_, sentReqs, isKept) => {
      if (isKept) await savePendingLink({ hash: 'h4sh', leftAt: SERVER_NOW });
      link(60);

      land({ state: '50', reqs: JSON.stringify(sentReqs) });

      await waitFor(() => expect(address()).toHaveTextContent('/subscSolicitation/h4sh'));
      expect(await readPendingLink()).toBeUndefined();
    },
  );

  it('says that nothing was paid once the card page has run out of time, and leads to the link [LAND-004]', async () => {
    await savePendingLink({ hash: 'h4sh', leftAt: SERVER_NOW - 15 * 60_000 });
    link(50);

    land({ state: '-50', reqs: JSON.stringify(agreed) });

    await hear('결제가 완료되지 않았어요. 다시 시도해 주세요.');
    await waitFor(() => expect(address()).toHaveTextContent('/subscSolicitation/h4sh'));
    expect(await readPendingLink()).toBeUndefined();
  });

  it('asks on while the link does not say so, and keeps the record [SOLIC-003, SEC-008]', async () => {
    await savePendingLink({ hash: 'h4sh', leftAt: SERVER_NOW });
    link(50);

    land({ state: '-50', msg: STRANGER, reqs: JSON.stringify(agreed) });

    expect(await unsure()).toBeVisible();
    expect(screen.queryByText(new RegExp(STRANGER))).not.toBeInTheDocument();
    expect(await readPendingLink()).toBeDefined();
    expect(screen.getByRole('button', { name: '가입 요청 보기' })).toBeVisible();
  });
});
