import type { Sample } from './sample';

/**
 * Stands for @shared/session while a template is drawn at the build: a visitor's, with the sample's data. What a page asks
 * of the session beyond this has no first view, and the build says so. The sample is asked for late: its file needs this.
 */
export const sessionOf = (sample: () => Sample<string>) => ({
  useSession: () => ({ user: undefined, env: { tell: sample().tell } }),
  useUserData: () => ({ data: undefined }),
  usePackages: () => ({ data: sample().sold?.map((group) => ({ group })), isPending: false }),
  today: () => sample().day,
});
