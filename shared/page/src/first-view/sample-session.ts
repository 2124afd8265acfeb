import type { Sample } from './sample';

const answered = <Data>(data: Data | undefined) => ({
  data,
  isPending: false,
  isLoading: false,
  isSuccess: data !== undefined,
  isError: false,
});

/**
 * Stands for @shared/session while a template is drawn at the build: a visitor's of the web, with the sample's data. What
 * a page asks of the session beyond this has no first view, and the build says so. The sample is asked for late: its file
 * needs this.
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
