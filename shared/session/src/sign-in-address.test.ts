import { answers } from '@shared/api/testing/answers';
import { NOON, visit } from '../testing/visit';
import { accountAddress, signInAddress } from './sign-in-address';

describe('the way to sign in', () => {
  it('names the page to come back to, and nobody [AUTH-003]', () => {
    const here =
      'https://app.example/app/subscApply/req?step=3&vtg_id=VTG1&connInfo=C&phone=01012345678#top';

    expect(signInAddress(undefined, here)).toBe(
      'https://app.example/account?return=%2Fapp%2FsubscApply%2Freq%3Fstep%3D3',
    );
  });

  it('is the account host the environment names [AUTH-003]', async () => {
    const { open, session } = visit();
    await open();

    expect(accountAddress(session().env)).toBe('https://account.example');
  });
});

describe('what was begun before a session ended', () => {
  it('stays for the same customer and is forgotten when somebody else signs in [AUTH-012, SEC-008]', async () => {
    const first = visit({ device: () => NOON });
    await first.open();
    expect(first.forgetUser).not.toHaveBeenCalled();

    const again = visit({ storage: first.storage });
    await again.open();
    expect(again.forgetUser).not.toHaveBeenCalled();

    const user = { ...answers.storeToken.user, id: 'U2' };
    const other = visit({
      storage: first.storage,
      backend: {
        'POST /api/v1App/users/storeToken': () => ({ body: { ...answers.storeToken, user } }),
      },
    });
    await other.open();
    expect(other.forgetUser).toHaveBeenCalledTimes(1);
  });
});
