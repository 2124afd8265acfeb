import { arrive } from '@shared/testing/arrive';
import { addressesOf, answer, bodiesTo, ok } from '@shared/testing/network';
import { popup, press } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { escalation, handedOn } from '@shared/testing/wire/memberships';
import { workDone } from '@shared/ui/testing/work-done';
import { screen, waitFor } from '@testing-library/react';
import { has, takes } from '../../testing/backend';
import { Subsc } from '../status/Subsc';

jest.mock('@shared/payment/pause', () => ({ pause: () => Promise.resolve() }));

beforeAll(() => arrive());

const open = () => renderPage('Subsc', Subsc, '/subscStatus?vtg_id=V1');
const received = (state: number, own = {}) => handedOn(state, { id: 'S9', ...own });

beforeEach(() => {
  has(received(0));
  answer('GET /subscs/showEscalation/S9', ok(escalation({ state: 0, date: '2026-10-01' })));
  takes('POST /subscs/confirmEscalation/S9', received(1));
});

describe('received membership', () => {
  it('opens the notice with the data of showEscalation for escalation state 0 [TRANS-007] [TRANS-013] [API-029]', async () => {
    open();

    const notice = await popup('멤버십 양도 안내');
    expect(notice).toHaveTextContent('프리미엄 케어');
    expect(notice).toHaveTextContent('2026-03-03 ~ 2027-03-02');
    expect(notice).toHaveTextContent('양도받은 멤버십은 환불받을 수 없어요.');
    expect(addressesOf('GET /subscs/showEscalation/S9')).toHaveLength(1);
    await press('닫기');
  });

  it('is confirmed without payload and shows the completion [TRANS-008] [TRANS-009] [MSG-042] [API-031]', async () => {
    open();
    await popup('멤버십 양도 안내');

    await press('확인했어요');

    expect(await popup()).toHaveTextContent('양도 신청이 완료되었습니다.');
    await press('확인');
    expect(bodiesTo('POST /subscs/confirmEscalation/S9')).toEqual([undefined]);
    await waitFor(() =>
      expect(screen.queryByText('양도받은 멤버십이 있어요')).not.toBeInTheDocument(),
    );
  });

  it('is not shown as confirmed when the server accepted it and changed nothing [TRANS-008]', async () => {
    answer('POST /subscs/confirmEscalation/S9', ok(escalation({ state: 1 })));
    open();
    await popup('멤버십 양도 안내');

    await press('확인했어요');

    expect(await popup()).toHaveTextContent('양도 확인이 아직 반영되지 않았어요.');
    await press('확인');
    expect(bodiesTo('POST /subscs/confirmEscalation/S9')).toHaveLength(1);
  });

  it('can still be confirmed after the notice was closed [TRANS-007]', async () => {
    open();
    await popup('멤버십 양도 안내');
    await press('닫기');
    await workDone();
    expect(bodiesTo('POST /subscs/confirmEscalation/S9')).toEqual([]);

    await press('양도 안내 확인하기');

    expect(await popup('멤버십 양도 안내')).toBeVisible();
    await press('닫기');
  });

  it('shows car and membership, the plate first [TRANS-007]', async () => {
    has(received(0, { pkg: { id: 'P2', title: '프리미엄 케어', group: 'PREMIUM' } }));
    open();
    await popup('멤버십 양도 안내');
    await press('닫기');

    expect(await screen.findByText(/^12가3456 PREMIUM 멤버십의 양도 안내/)).toBeVisible();
  });

  it('does not open when it was confirmed before [TRANS-007]', async () => {
    has(received(1));
    open();

    await screen.findByText('가입');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('does not open for the former owner [TRANS-007]', async () => {
    has(received(0, { state: -10 }));
    open();

    await screen.findByText('만료');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
