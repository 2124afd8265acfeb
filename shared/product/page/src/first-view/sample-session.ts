import type { Sample } from './sample';

const answered = <Data>(data: Data | undefined) => ({
  data,
  isPending: false,
  isLoading: false,
  isSuccess: data !== undefined,
  isError: false,
});

/**
 * Replaces @shared/session while a template is rendered at build time: a visitor of the web with the data of the
 * fixture. A page that needs more of the session cannot be prerendered, and the build reports it. The fixture is loaded
 * lazily, because its file imports this one.
 */
export const sessionOf = (sample: () => Sample<string>) => {
  const session = () => ({
    status: 'guest',
    ready: true,
    user: undefined,
    env: { tell: sample().tell },
    inApp: false,
    phone: 'other',
    mayAct: false,
    entry: {},
    ...sample().session,
  });
  return {
    useSession: session,
    currentSession: session,
    useUserData: () => answered(sample().userData),
    usePackages: () => answered(sample().packages),
    today: () => sample().day,
  };
};
