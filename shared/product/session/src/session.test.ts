import { nextSession, type Session, startingSession } from './session';

const user = {
  id: 'U1',
  name: '김하나',
  email: '',
  mobile: '',
  vtgId: 'VTG1',
  vtgNo: undefined,
  plusNo: undefined,
  connInfo: undefined,
};
const web: Session = nextSession(startingSession, {
  type: 'page-opened',
  mode: { inApp: false, phone: 'android' },
  entry: { vtg_id: 'VTG1' },
});
const signedIn = nextSession(web, { type: 'signed-in', user, test: false });

describe('nextSession', () => {
  it('keeps the signed-in user when a refusal arrives late', () => {
    expect(nextSession(signedIn, { type: 'sign-in-refused' })).toEqual(signedIn);
  });

  it('clears the status text when a user signs in again', () => {
    const refused = nextSession(signedIn, { type: 'refresh-failed' });

    expect(
      nextSession(refused, { type: 'signed-in', user, test: false }).statusText,
    ).toBeUndefined();
  });

  it('clears the entry parameters on sign-out', () => {
    expect(nextSession(signedIn, { type: 'signed-out' })).toMatchObject({
      status: 'guest',
      statusText: undefined,
      entry: {},
    });
  });
});

describe('mayAct', () => {
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
  ])('is true only %s: %#', (_, session, mayAct) => {
    expect(session.mayAct).toBe(mayAct);
  });

  it('becomes false when the test account signs out', () => {
    const tester = nextSession(web, { type: 'signed-in', user, test: true });

    expect(nextSession(tester, { type: 'signed-out' }).mayAct).toBe(false);
  });
});
