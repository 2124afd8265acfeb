import { nextSession, type Session, startingSession } from './session';

const user = {
  id: 'U1',
  name: '김하나',
  email: '',
  mobile: '',
  vtgId: 'VTG1',
  vtgNo: undefined,
  plusId: undefined,
  plusNo: undefined,
  connInfo: undefined,
};
const web: Session = nextSession(startingSession, {
  type: 'page-opened',
  mode: { inApp: false, phone: 'android' },
  entry: { vtg_id: 'VTG1' },
});
const signedIn = nextSession(web, { type: 'signed-in', user, test: false });

describe('the session', () => {
  it('is a guest when the server has no token for the visitor [AUTH-007]', () => {
    expect(nextSession(web, { type: 'sign-in-refused' })).toMatchObject({
      status: 'guest',
      user: undefined,
    });
  });

  it('keeps who is signed in when a refusal arrives late', () => {
    expect(nextSession(signedIn, { type: 'sign-in-refused' })).toEqual(signedIn);
  });

  it("has neither user nor doubt after a failed refresh: 'no user' [AUTH-012]", () => {
    expect(nextSession(signedIn, { type: 'refresh-failed' })).toMatchObject({
      status: 'guest',
      user: undefined,
      statusText: 'no user',
    });
  });

  it('forgets the status text when somebody signs in again', () => {
    const refused = nextSession(signedIn, { type: 'refresh-failed' });

    expect(
      nextSession(refused, { type: 'signed-in', user, test: false }).statusText,
    ).toBeUndefined();
  });

  it('forgets what the visit began with on signing out', () => {
    expect(nextSession(signedIn, { type: 'signed-out' })).toMatchObject({
      status: 'guest',
      statusText: undefined,
      entry: {},
    });
  });

  it('is ready whatever became of the user [AUTH-017]', () => {
    expect(nextSession(web, { type: 'boot-ended' })).toMatchObject({ ready: true });
  });
});

describe('acting', () => {
  const env = {} as Session['env'] & object;
  const inApp = nextSession(startingSession, {
    type: 'page-opened',
    mode: { inApp: true, phone: 'ios' },
    entry: {},
  });

  it.each([
    ['inside the app', inApp, true],
    [
      'in developer mode',
      nextSession(web, { type: 'environment-known', env, developer: true }),
      true,
    ],
    ['with a listed test account', nextSession(web, { type: 'signed-in', user, test: true }), true],
    ['on the web', signedIn, false],
  ])('is for whoever is %s: %#', (_, session, mayAct) => {
    expect(session.mayAct).toBe(mayAct);
  });

  it('ends with the test account that was let in', () => {
    const tester = nextSession(web, { type: 'signed-in', user, test: true });

    expect(nextSession(tester, { type: 'signed-out' }).mayAct).toBe(false);
  });
});
