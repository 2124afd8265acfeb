import { type Reactions, usualReactions } from '@shared/api/reaction';
import { ApiFailure, type Failure } from '@shared/failure';
import { reactTo } from './react-to';
import { type Session, startingSession } from './session';

const unexpected = (said?: string): Failure => ({ kind: 'unexpected', status: 500, said });
const GENERIC = '[500] 오류가 발생했습니다. 고객센터로 문의해 주세요.';

/** Reactions of screens that differ from the usual ones. */
const statusReactions: Reactions = {
  ...usualReactions,
  conflict: { do: 'nothing' },
  'signed-out': { do: 'sign-in', as: 'login-required' },
};
const cancelReactions: Reactions = {
  ...usualReactions,
  'signed-out': { do: 'sign-in', as: 'login-expired' },
  forbidden: { do: 'alert', say: 'server-or-no-permission', next: 'home' },
};
const paymentReactions: Reactions = {
  ...usualReactions,
  unexpected: { do: 'alert', say: 'status-text', next: 'stay' },
};

const customer = { ...startingSession, user: { id: 'U1' } } as Session;
const gone: Session = { ...startingSession, statusText: 'no user' };

async function happened(
  thrown: unknown,
  reactions: Reactions,
  {
    session = customer,
    answer = true,
    stands,
  }: { session?: Session; answer?: boolean; stands?: () => boolean } = {},
) {
  const log: string[] = [];
  await reactTo(thrown, reactions, {
    session: () => session,
    alert: async (message) => void log.push(`says ${message}`),
    confirm: async ({ message, submit }) => log.push(`asks ${message} (${submit})`) > 0 && answer,
    askSignIn: async (kind) => void log.push(`asks to sign in: ${kind}`),
    goHome: () => void log.push('goes home'),
    goToRegistration: () => void log.push('goes to the registration site'),
    report: () => void log.push('reports a bug'),
    stands,
  });
  return log;
}
const following = (failure: Failure, reactions: Reactions, how?: Parameters<typeof happened>[2]) =>
  happened(new ApiFailure(failure), reactions, how);

describe('reactTo', () => {
  it('shows the sentence of the server, then goes home [ERR-014, ERR-018]', async () => {
    expect(await following(unexpected('점검 중입니다.'), usualReactions)).toEqual([
      'says 점검 중입니다.',
      'goes home',
    ]);
  });

  it('stays on the page when the failure is over before its popup is closed', async () => {
    const stands = () => false;

    expect(await following(unexpected(), usualReactions, { stands })).toEqual([`says ${GENERIC}`]);
  });

  it('shows the generic sentence when the server sent none [ERR-015, ERR-016]', async () => {
    expect(await following(unexpected(), usualReactions)).toEqual([`says ${GENERIC}`, 'goes home']);
  });

  it('shows a conflict and stays on the page [ERR-010, ERR-017]', async () => {
    const conflict: Failure = { kind: 'conflict', said: '이미 가입된 차량입니다.' };

    expect(await following(conflict, usualReactions)).toEqual(['says 이미 가입된 차량입니다.']);
  });

  it('ignores a conflict on the status screen [ERR-009]', async () => {
    expect(await following({ kind: 'conflict', said: '이미' }, statusReactions)).toEqual([]);
  });

  it('shows for 403 that permission is missing, or on the cancel screen the server sentence [SEC-005, ERR-012, ERR-013]', async () => {
    const forbidden: Failure = { kind: 'forbidden', said: '양도된 계약입니다.' };

    expect(await following(forbidden, usualReactions)).toEqual([
      'says 권한이 없습니다.',
      'goes home',
    ]);
    expect(await following(forbidden, cancelReactions)).toEqual([
      'says 양도된 계약입니다.',
      'goes home',
    ]);
  });

  it.each([
    ['a customer whose session ended', gone, usualReactions, 'session-expired'],
    ['a customer', customer, usualReactions, 'session-expired'],
    ['a visitor', startingSession, usualReactions, 'sign-in'],
    ['the status screen', customer, statusReactions, 'login-required'],
    ['the cancel screen', customer, cancelReactions, 'login-expired'],
  ])(
    'after a 401, asks %s to sign in and shows no other message [GUARD-014, ERR-007, ERR-008]',
    async (_, session, reactions, kind) => {
      expect(await following({ kind: 'signed-out' }, reactions, { session })).toEqual([
        `asks to sign in: ${kind}`,
      ]);
    },
  );

  it.each(['already-subscribed', 'dealer-code-empty', 'not-created', 'card-provider'] as const)(
    'shows the sentence of the server when a payment ended as %s [ERR-003…006, ERR-019]',
    async (code) => {
      const failure: Failure = { kind: 'apply-ended', code, said: '카드사 오류입니다.' };

      expect(await following(failure, paymentReactions)).toEqual(['says 카드사 오류입니다.']);
    },
  );

  it.each([
    ['GO_OAS', '차량 등록', 'goes to the registration site', 'ERR-001, ERR-023'],
    ['GO_SCP', '가입하기', 'goes home', 'ERR-002, ERR-024'],
  ] as const)('for %s offers "%s" and %s [%s]', async (code, button, goes, _ids) => {
    const failure: Failure = { kind: 'apply-ended', code, said: '먼저 할 일이 있어요.' };

    expect(await following(failure, paymentReactions)).toEqual([
      `asks 먼저 할 일이 있어요. (${button})`,
      goes,
    ]);
    expect(await following(failure, paymentReactions, { answer: false })).toHaveLength(1);
  });

  it('shows and reports an unexpected exception', async () => {
    expect(await happened(new TypeError('x is undefined'), usualReactions)).toEqual([
      'reports a bug',
      'says 오류가 발생했습니다. 고객센터로 문의해 주세요.',
      'goes home',
    ]);
  });
});
