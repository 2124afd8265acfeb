import {
  confirmStates,
  requestStates,
  subscriptionStates,
} from '@shared/domain/subscription-codes';
import { arrive } from '@shared/testing/arrive';
import { membership } from '@shared/testing/wire/memberships';
import { screen, within } from '@testing-library/react';
import { has } from '../../testing/backend';
import { openDetail, openStatus } from '../../testing/pages';

beforeAll(() => arrive());

const JOINED = '가입 멤버십 정보';
const PAST = '지난 멤버십';
const nothing = [PAST] as const;
const waits = [JOINED] as const;
const leave = [JOINED, '문자로 청약철회', '전화로 청약철회'] as const;
const cancel = [JOINED, '해지 신청'] as const;
const takeBack = [JOINED, '해지 신청 취소'] as const;
const extend = [JOINED, '연장하기', '혜택 사용하기', '해지 신청'] as const;

/** Place and actions of each state and request on the page, in the last 30 days of the period. */
// biome-ignore format: one state a row
const offered = {
  //                  refund   revoke-confirmed withdrawn revoke    none     extension
  'refund-confirmed': [nothing, nothing,        nothing,  nothing,  nothing, nothing],
  refund:             [nothing, nothing,        nothing,  nothing,  nothing, nothing],
  revoked:            [nothing, nothing,        nothing,  nothing,  nothing, nothing],
  expired:            [nothing, nothing,        nothing,  takeBack, nothing, nothing],
  none:               [nothing, nothing,        nothing,  takeBack, nothing, leave],
  pending:            [waits,   waits,          cancel,   takeBack, cancel,  cancel],
  active:             [waits,   waits,          extend,   takeBack, extend,  extend],
} as const;

const waiting = '승인대기|승인완료|반려';
const rejects = '||신청 반려';
const ending = Array<string>(6).fill('해지 완료 · 환불 처리 중');
const extends_ = '승인대기|승인완료|신청 반려';

/**
 * Badge of every combination, one column per request. Three texts depend on confirm (waiting, approved, rejected).
 * Includes impossible combinations, because the page must show any answer of the server.
 */
// biome-ignore format: one state a row
const texts = {
  //                  refund       revoke-confirmed withdrawn  revoke      none       extension
  'refund-confirmed': ['환불 완료', '환불 완료',      '환불 완료', '환불 완료', '환불 완료', '환불 완료'],
  refund:             ending,
  revoked:            ['해지 완료', '해지 완료',      '해지 완료', '해지 완료', '해지 완료', '해지 완료'],
  expired:            ['해지 완료', '해지 완료',      '만료',     '해지 신청', '만료',     '만료'],
  none:               ['해지 완료', '해지 완료',      rejects,    '해지 신청', rejects,    extends_],
  pending:            ['해지 완료', '해지 완료',      waiting,    '해지 신청', waiting,    waiting],
  active:             ['해지 완료', '해지 완료',      '가입',     '해지 신청', '가입',     '가입'],
} as const;

/** A rejected pending application offers the full refund instead of a cancellation. */
const shownFor = (shown: readonly string[], confirm: string): readonly string[] =>
  shown === cancel && confirm === 'rejected' ? [JOINED, '841,500원 전액 환불받기'] : shown;

const every = subscriptionStates.names.flatMap((state) =>
  requestStates.names.flatMap((request, column) =>
    confirmStates.names.map((confirm, place) => {
      const words = (texts[state][column] ?? '').split('|');
      const name = `${state}-${request}-${confirm}`;
      return {
        name,
        state,
        confirm,
        badge: words[place] ?? words[0],
        shown: shownFor(offered[state][column] ?? [], confirm),
        wire: membership({
          id: name,
          state: subscriptionStates.codeOf(state),
          state_req: requestStates.codeOf(request),
          confirm: confirmStates.codeOf(confirm),
          date_stop: '2026-12-10',
        }),
      };
    }),
  ),
);

/** One page for all requests, because the history shows only its first memberships. */
const pages = subscriptionStates.names.flatMap((state) =>
  confirmStates.names.map((confirm) => ({
    state,
    confirm,
    rows: every.filter((one) => one.state === state && one.confirm === confirm),
  })),
);

/** The first combination of each state with other actions. */
const decisive = [...new Map(every.map((one) => [`${one.state} ${one.shown}`, one])).values()];

/** Returns for each membership its section, its badge and the actions on its card except the link to its details. */
async function seen(): Promise<Record<string, string[]>> {
  const cards = await screen.findAllByRole('region', { name: /^STANDARD/ });
  return Object.fromEntries(
    cards.map((card) => {
      const details = within(card).getByRole('link', { name: /상세 보기/ });
      const section = card.parentElement?.closest('section');
      const actions = card.querySelectorAll('a, button');
      return [
        /subscs\/([\w-]+)/.exec(details.getAttribute('href') ?? '')?.[1] ?? '',
        [section?.querySelector('h2'), card.querySelector('.badge'), ...actions]
          .filter((one) => one !== details)
          .map((one) => one?.textContent ?? ''),
      ];
    }),
  );
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
  it.each(pages)(
    'in state $state, with confirm $confirm, has badges and actions of the tables [STATUS-010, STATUS-013, STATUS-014]',
    async ({ rows }) => {
      has(...rows.map(({ wire }) => wire));
      openStatus();

      expect(await seen()).toEqual(
        Object.fromEntries(
          rows.map(({ name, badge, shown: [place, ...actions] }) => [
            name,
            [place, badge, ...actions],
          ]),
        ),
      );
    },
  );

  it.each(decisive)(
    '$name has a detail page that offers the ending actions of $shown [STATUS-005, STATUS-016]',
    async ({ name, wire, shown }) => {
      has(wire);
      openDetail(name);

      expect(await screen.findByRole('region', { name: 'STANDARD' })).toBeVisible();
      expect(screen.getByRole('region', { name: '결제 정보' })).toHaveTextContent('841,500원');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      // These memberships started long ago, so only an application is in its cooling-off period.
      const cancel = shown.filter((what) => /^해지 신청|청약철회$/.test(what));
      const isFree = wire['state'] === 15 && cancel.includes('해지 신청');
      expect(managed()).toEqual(isFree ? ['청약철회', ...cancel] : cancel);
    },
  );

  it('shows a message and the contact for an unknown combination [STATUS-015]', async () => {
    has(membership({ state: 10, state_req: 10, confirm: 20 }));
    openStatus();

    expect(await screen.findByRole('region', { name: /^STANDARD/ })).toHaveTextContent(
      '지금은 안내할 상태가 없는 멤버십이에요. 궁금한 점은 고객센터로 문의해 주세요.',
    );
  });
});
