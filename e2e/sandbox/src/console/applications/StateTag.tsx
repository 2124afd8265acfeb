/** @jsxImportSource hono/jsx */
import { Badge, type Tone } from '@shared/delivery/console/frame/controls';
import type { SubscriptionCard } from '../../services/subscription-card';

type Coded = Pick<SubscriptionCard, 'state' | 'stateReq' | 'confirm'>;

/** Texts by state codes: STATE-001…003. The first matching row applies. */
const rows: readonly (readonly [text: string, tone: Tone, fits: (it: Coded) => boolean])[] = [
  ['환불 확정', 'bad', ({ state }) => state === -60],
  ['환불', 'bad', ({ state }) => state === -50],
  ['해지 완료', 'bad', ({ state }) => state === -20],
  ['만료', 'neutral', ({ state }) => state === -10],
  ['해지 확정', 'bad', ({ stateReq }) => stateReq === -40 || stateReq === -50],
  ['해지 신청', 'warn', ({ stateReq }) => stateReq === -20],
  ['반려', 'bad', ({ confirm }) => confirm === -10],
  ['연장 신청', 'warn', ({ state, stateReq }) => state !== 20 && stateReq === 30],
  ['승인대기', 'warn', ({ state }) => state === 15],
  ['이용 중', 'good', ({ state }) => state === 20],
];

const UNPAID = '신청 전';

export const stateTexts: readonly string[] = [UNPAID, ...rows.map(([text]) => text).reverse()];

/** Returns the state of a membership as staff call it. */
export const stateText = (subscription: Coded): string =>
  rows.find(([, , fits]) => fits(subscription))?.[0] ?? UNPAID;

export function StateTag({ subscription }: { subscription: Coded & { group: string } }) {
  const [text, tone] = rows.find(([, , fits]) => fits(subscription)) ?? [
    UNPAID,
    'neutral' as const,
  ];
  return <Badge tone={tone}>{`${subscription.group} · ${text}`}</Badge>;
}

/** Names of the codes. Source: STATE-001…003. */
const names: Readonly<Record<'state' | 'req' | 'confirm', Readonly<Record<number, string>>>> = {
  state: {
    [-60]: '환불 확정',
    [-50]: '환불',
    [-20]: '해지 완료',
    [-10]: '만료',
    10: '없음',
    15: '승인대기',
    20: '이용 중',
  },
  req: {
    [-50]: '환불',
    [-40]: '해지 확정',
    [-30]: '해지 취소',
    [-20]: '해지 신청',
    10: '없음',
    30: '연장',
  },
  confirm: { [-10]: '반려', 10: '승인대기', 20: '승인완료' },
};

const named = (of: keyof typeof names, code: number): string =>
  [of, code, names[of][code]].filter((part) => part !== undefined).join(' ');

/** Returns the three codes of a membership with their names. Example: 'state 20 이용 중 · req 10 없음 · …'. */
export const codesText = ({ state, stateReq, confirm }: Coded): string =>
  [named('state', state), named('req', stateReq), named('confirm', confirm)].join(' · ');
