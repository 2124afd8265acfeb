import { answers } from '@shared/api/testing/answers';
import { NOON, opened } from '../testing/visit';
import { createSignIn } from './sign-in';
import { accountAddress, signInAddress } from './sign-in-address';

const house = () => {
  const said: string[] = [];
  let close: (answer: boolean) => void = () => undefined;
  const goToAccount = jest.fn();
  const signIn = createSignIn({
    confirm: ({ message }) => {
      said.push(message);
      return new Promise((resolve) => {
        close = resolve;
      });
    },
    goToAccount,
  });
  return { signIn, said, goToAccount, close: (answer: boolean) => close(answer) };
};

describe('sign-in popup', () => {
  it.each([
    ['sign-in', '로그인정보가 없습니다. 로그인 하시겠습니까?', '[AUTH-002]'],
    ['session-expired', '로그인이 만료되었습니다. 다시 로그인해 주세요.', '[ERR-007]'],
    ['login-required', '로그인이 필요한 서비스입니다.', ''],
    [
      'login-expired',
      '로그인 시간이 지났습니다. 다시 로그인한 뒤 해지를 신청해 주세요.',
      '[ERR-008]',
    ],
  ] as const)('for %s shows: %s %s', (kind, sentence, _row) => {
    const { signIn, said } = house();
    void signIn(kind);

    expect(said).toEqual([sentence]);
  });

  it.each([
    ['confirmed', true],
    ['closed', false],
  ])('opens the account host when it is %s [AUTH-003]', async (_, answer) => {
    const { signIn, close, goToAccount } = house();
    const asked = signIn('sign-in');
    expect(goToAccount).not.toHaveBeenCalled();
    close(answer);
    await asked;

    expect(goToAccount).toHaveBeenCalledTimes(1);
  });

  it('opens once for several calls, and again later [AUTH-002]', async () => {
    const { signIn, said, close, goToAccount } = house();
    const asked = [signIn('session-expired'), signIn('session-expired'), signIn('sign-in')];
    expect(said).toHaveLength(1);
    close(true);
    await Promise.all(asked);

    expect(goToAccount).toHaveBeenCalledTimes(1);

    void signIn('sign-in');
    expect(said).toHaveLength(2);
  });

  it('opens on another page while the account host of the former page is not known [AUTH-002]', async () => {
    const { signIn, said, close, goToAccount } = house();
    goToAccount.mockReturnValue(new Promise(() => undefined));
    void signIn('sign-in');
    close(true);
    await Promise.resolve();
    await Promise.resolve();

    void signIn('sign-in');
    expect(said).toHaveLength(2);
  });
});

describe('sign-in address', () => {
  it('has the page to return to, without personal parameters [AUTH-003]', () => {
    const here =
      'https://app.example/app/subscApply/req?step=3&vtg_id=VTG1&connInfo=C&phone=01012345678#top';

    expect(signInAddress('', here)).toBe(
      'https://app.example/account?return=%2Fapp%2FsubscApply%2Freq%3Fstep%3D3',
    );
  });

  it('is the account host of the environment [AUTH-003]', async () => {
    const { session } = await opened();

    expect(accountAddress(session().env?.hosts.account ?? '')).toBe('https://account.example');
  });
});

describe('data from before the session ended', () => {
  it('stays for the same customer and is removed when another customer signs in [AUTH-012, SEC-008]', async () => {
    const first = await opened({ device: () => NOON });
    expect(first.forgetUser).not.toHaveBeenCalled();

    const again = await opened({ storage: first.storage });
    expect(again.forgetUser).not.toHaveBeenCalled();

    const user = { ...answers.storeToken.user, id: 'U2' };
    const other = await opened({
      storage: first.storage,
      backend: {
        'POST /api/v1App/users/storeToken': () => ({ body: { ...answers.storeToken, user } }),
      },
    });
    expect(other.forgetUser).toHaveBeenCalledTimes(1);
  });
});
