import {
  confirmStates,
  requestStates,
  subscriptionStates,
} from '@shared/domain/subscription-codes';
import { arrive } from '@shared/testing/arrive';
import { renderPage } from '@shared/testing/render-page';
import { membership } from '@shared/testing/wire/memberships';
import { screen, within } from '@testing-library/react';
import { has } from '../../testing/backend';
import { Subsc } from './Subsc';
import { SubscListItem } from './SubscListItem';

beforeAll(() => arrive());

const JOINED = '가입 멤버십 정보';
const PAST = '지난 멤버십';
const nothing = [PAST] as const;
const waits = [JOINED] as const;
const cancel = [JOINED, '해지 신청'] as const;
const takeBack = [JOINED, '해지 신청 취소'] as const;
const extend = [JOINED, '연장하기', '해지 신청'] as const;

/** Place and actions of each state and request on the page, in the last 30 days of the period. */
// biome-ignore format: one state a row
const offered = {
  //                  refund   revoke-confirmed withdrawn revoke    none     extension
  'refund-confirmed': [nothing, nothing,        nothing,  nothing,  nothing, nothing],
  refund:             [nothing, nothing,        nothing,  nothing,  nothing, nothing],
  revoked:            [nothing, nothing,        nothing,  nothing,  nothing, nothing],
  expired:            [nothing, nothing,        nothing,  takeBack, nothing, nothing],
  none:               [nothing, nothing,        nothing,  takeBack, nothing, waits],
  pending:            [waits,   waits,          cancel,   takeBack, cancel,  cancel],
  active:             [waits,   waits,          extend,   takeBack, extend,  extend],
} as const;

/** A rejected pending application offers the full refund instead of a cancellation. */
const shownFor = (shown: readonly string[], confirm: string): readonly string[] =>
  shown === cancel && confirm === 'rejected' ? [JOINED, '841,500원 전액 환불받기'] : shown;

const every = subscriptionStates.names.flatMap((state) =>
  requestStates.names.flatMap((request, column) =>
    confirmStates.names.map((confirm) => ({
      name: `${state}, ${request}, ${confirm}`,
      shown: shownFor(offered[state][column] ?? [], confirm),
      wire: membership({
        state: subscriptionStates.codeOf(state),
        state_req: requestStates.codeOf(request),
        confirm: confirmStates.codeOf(confirm),
        date_stop: '2026-12-10',
      }),
    })),
  ),
);

/** Returns the section of the membership, then the actions on its card except the link to its details. */
async function seen(): Promise<string[]> {
  const card = await screen.findByRole('region', { name: /^STANDARD/ });
  const section = screen
    .getAllByRole('region')
    .filter((one) => one !== card && one.contains(card))
    .map((one) => within(one).getAllByRole('heading', { level: 2 })[0]?.textContent ?? '');
  const actions = [
    ...within(card).queryAllByRole('button'),
    ...within(card).queryAllByRole('link', { name: /^(?!.*상세 보기)/ }),
  ].map((one) => one.textContent ?? '');
  return [...section, ...actions];
}

/** Returns the actions below 관리 on the detail page. All of them end a membership. */
const managed = () =>
  screen
    .queryAllByRole('region', { name: '관리' })
    .flatMap((one) => [
      ...within(one).queryAllByRole('button'),
      ...within(one).queryAllByRole('link'),
    ])
    .map((one) => one.textContent);

describe('every combination of state, request and confirm on the screens', () => {
  it.each(every)(
    '$name offers $shown [STATUS-010] [STATUS-013] [STATUS-014] [STATUS-015] [EXT-003] [EXT-005]',
    async ({ wire, shown }) => {
      has(wire);
      renderPage('Subsc', Subsc, '/subscStatus?vtg_id=V1');

      expect(await seen()).toEqual(shown);
    },
  );

  it.each(every)(
    '$name has a detail page that offers the ending actions of $shown [STATUS-005] [STATUS-010] [STATUS-016]',
    async ({ wire, shown }) => {
      has(wire);
      renderPage('SubscListItem', SubscListItem, '/subscStatus/subscs/S1?vtg_id=V1');

      expect(await screen.findByRole('region', { name: 'STANDARD' })).toBeVisible();
      expect(screen.getByRole('region', { name: '결제 정보' })).toHaveTextContent('841,500원');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      // These memberships started long ago, so only an application is in its cooling-off period.
      const cancel = shown.filter((what) => what.startsWith('해지 신청'));
      const isFree = wire['state'] === 15 && cancel.includes('해지 신청');
      expect(managed()).toEqual(isFree ? ['청약철회', ...cancel] : cancel);
    },
  );

  it('shows a message and the contact for an unknown combination [STATUS-015]', async () => {
    has(membership({ state: 10, state_req: 10, confirm: 20 }));
    renderPage('Subsc', Subsc, '/subscStatus?vtg_id=V1');

    expect(await screen.findByRole('region', { name: /^STANDARD/ })).toHaveTextContent(
      '지금은 안내할 상태가 없는 멤버십이에요. 궁금한 점은 고객센터로 문의해 주세요.',
    );
  });

  it('does not offer to withdraw a confirmed cancellation [EXT-005] [STATUS-011]', async () => {
    has(membership({ state_req: -40, date_stop: '2026-12-10' }));
    renderPage('Subsc', Subsc, '/subscStatus?vtg_id=V1');

    const card = await screen.findByRole('region', { name: /^STANDARD/ });
    expect(card).toHaveTextContent('해지 완료');
    expect(card).not.toHaveTextContent('취소해 주세요');
  });
});
