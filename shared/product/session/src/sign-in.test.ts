import { createSignIn } from './sign-in';

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

  it('opens once for several calls [AUTH-002]', async () => {
    const { signIn, said, close, goToAccount } = house();
    const asked = [signIn('session-expired'), signIn('session-expired'), signIn('sign-in')];
    expect(said).toHaveLength(1);
    close(true);
    await Promise.all(asked);

    expect(goToAccount).toHaveBeenCalledTimes(1);
  });

  it('can open again later [AUTH-002]', async () => {
    const { signIn, said, close } = house();
    const first = signIn('sign-in');
    close(false);
    await first;
    void signIn('sign-in');

    expect(said).toHaveLength(2);
  });
});
