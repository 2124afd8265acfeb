import { answers } from '@shared/api/testing/answers';
import { NOON, visit } from '../testing/visit';
import { accountAddress, signInAddress } from './sign-in-address';

describe('sign-in address', () => {
  it('has the page to return to, without personal parameters [AUTH-003]', () => {
    const here =
      'https://app.example/app/subscApply/req?step=3&vtg_id=VTG1&connInfo=C&phone=01012345678#top';

    expect(signInAddress(undefined, here)).toBe(
      'https://app.example/account?return=%2Fapp%2FsubscApply%2Freq%3Fstep%3D3',
    );
  });

  it('is the account host of the environment [AUTH-003]', async () => {
    const { open, session } = visit();
    await open();

    expect(accountAddress(session().env)).toBe('https://account.example');
  });
});

describe('data from before the session ended', () => {
  it('stays for the same customer and is removed when another customer signs in [AUTH-012, SEC-008]', async () => {
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
