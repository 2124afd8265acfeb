import { answers } from '@shared/api/testing/answers';
import { visit } from '../testing/visit';

const known = { name: '김하나', email: 'hana@example.kr', mobile: '010-0000-0000' };

describe('user data after sign-in', () => {
  it('comes from the profile when the server sends no name, email address and phone number [AUTH-005]', async () => {
    const user = { ...answers.storeToken.user, name: '', email: null, mobile: ' ' };
    const { open, session } = visit({
      backend: {
        'POST /api/v1App/users/storeToken': () => ({ body: { ...answers.storeToken, user } }),
      },
    });
    await open();

    expect(session().user).toMatchObject(known);
  });

  it('is empty when neither the profile nor the server has it [AUTH-005]', async () => {
    const user = { ...answers.storeToken.user, name: '', email: null, mobile: '' };
    const { open, session } = visit({
      backend: {
        'GET /api/v1App/vtg/users/showVtgUser': () => ({ status: 500 }),
        'POST /api/v1App/users/storeToken': () => ({ body: { ...answers.storeToken, user } }),
      },
    });
    await open();

    expect(session().user).toMatchObject({ name: '', email: '', mobile: '' });
  });

  it('comes from the server when the profile has other values [AUTH-005]', async () => {
    const other = { usrAuthName: '다른 이름', usrEmail: 'x@example.kr', usrMobileNo: '02' };
    const { open, session } = visit({
      backend: {
        'GET /api/v1App/vtg/users/showVtgUser': () => ({
          body: { ...answers.showVtgUser, ...other },
        }),
      },
    });
    await open();

    expect(session().user).toMatchObject(known);
  });

  it('comes from the server by the account in the address when the profile call fails [AUTH-001, AUTH-005, AUTH-019]', async () => {
    const { open, sent, session } = visit({
      href: 'https://app.example/app/?vtg_id=VTG1&connInfo=TICKET',
      backend: { 'GET /api/v1App/vtg/users/showVtgUser': () => ({ status: 500 }) },
    });
    await open();

    const stored = sent.find(({ url }) => url.endsWith('/storeToken'));
    expect(JSON.parse(String(stored?.body))).toMatchObject({ vtg_id: 'VTG1', connInfo: 'TICKET' });
    expect(session().status).toBe('signed-in');
  });
});
