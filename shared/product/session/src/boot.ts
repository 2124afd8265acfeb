import { type Environment, fetchFilters } from '@shared/api/filters';
import { fetchClientIp } from '@shared/api/user';
import { isRefusal } from '@shared/failure';
import type { Core } from './core';
import { captureEntry, type EntryParams, entryToPostBack, retireConnInfo } from './entry-params';
import { askPreAuth, type Identification, identify } from './identify';
import { isDeveloper, testAddressIn } from './modes';
import { packagesQuery, userQuery } from './queries';
import type { BootSteps } from './steps';

/**
 * Boots the session: filters → session and token → packages → user. The page becomes ready even if a step fails.
 * Independent requests start together, but the page sees their results in this order. Source: AUTH-016…018.
 *
 * Resolves when the first page can be rendered: the user is known, and the packages are stored or have failed. `ready`
 * follows when the user's own data is loaded. Then filters that failed are loaded once more, because they name our hosts.
 */
export function bootSession(core: Core, steps: BootSteps): Promise<void> {
  const { around } = core;
  const entry = captureEntry(around);
  const kept = entryToPostBack(entry, around.storage);
  core.dispatch({ type: 'page-opened', mode: around.detectMode(), entry: kept });

  const signedIn = learnWhoIsHere(core, steps, entry);
  const packages = around.queries.prefetchQuery(packagesQuery(core, steps));
  void Promise.all([signedIn, packages]).then(async () => {
    await becomeReady(core);
    if (!core.store.getState().env) await learnEnvironment(core, steps);
  });
  return packages;
}

/**
 * Asks once more what had no answer, and returns the account host. The page waits meanwhile if it does not know its
 * customer.
 */
export async function askOnceMore(core: Core, steps: BootSteps): Promise<string | undefined> {
  const { status, env } = core.store.getState();
  if (status === 'unanswered') {
    core.dispatch({ type: 'asked-again' });
    const accountHost = await learnWhoIsHere(core, steps, captureEntry(core.around));
    await becomeReady(core);
    return accountHost;
  }
  return env ? env.hosts.account : learnEnvironment(core, steps);
}

async function becomeReady(core: Core): Promise<void> {
  const { user } = core.store.getState();
  if (user) await core.around.queries.prefetchQuery(userQuery(core, user.id));
  core.dispatch({ type: 'boot-ended' });
}

async function learnWhoIsHere(core: Core, steps: BootSteps, entry: EntryParams) {
  const { around, plain } = core;
  // If the visit names another user, or one whose vtg_id is not known, that user must sign in. The cookie does not count.
  const cookieOfVisit = () => {
    const kept = core.cookie();
    const isOfVisit = entry.vtg_id ? entry.vtg_id === kept?.user.vtgId : !entry.connInfo;
    return isOfVisit ? kept : undefined;
  };
  const cookie = cookieOfVisit();
  const test = testAddressIn(entry, around.settings);
  // Without any sign of a user, do not ask the server for one. Source: A-86.
  const isNobody = !cookie && !(entry.vtg_id ?? entry.connInfo ?? test);
  const preAuth =
    cookie || isNobody ? undefined : askPreAuth(plain, around.device).catch(() => undefined);

  const accountHost = await learnEnvironment(core, steps);

  // Another tab may have renewed the token or signed the customer out since the page opened.
  // A cookie that has only expired still counts, because its token can be renewed.
  const isRemoved = cookie !== undefined && core.isCookieRemoved(cookie.user);
  const isChanged = isRemoved || core.cookie() !== undefined;
  const current = isChanged ? cookieOfVisit() : cookie;
  if (current) core.takeOver(current);
  else if (cookie || isNobody) core.dispatch({ type: 'sign-in-refused' });
  else await signInByEntry(core, entry, { accountHost, test, preAuth });
  steps.session.end();
  return accountHost;
}

async function signInByEntry(
  core: Core,
  entry: EntryParams,
  known: Pick<Identification, 'accountHost' | 'test' | 'preAuth'>,
): Promise<void> {
  const { around, plain } = core;
  const answer = await identify({
    ...known,
    plain,
    entry,
    preAuthHeader: around.settings.session.preAuthHeader,
    now: around.device,
  }).then(
    (who) => {
      retireConnInfo(around.storage); // Without an answer, it may be used again.
      return who ?? 'refused';
    },
    (thrown: unknown) => (isRefusal(thrown) ? 'refused' : 'unanswered'),
  );
  if (typeof answer === 'object') core.signIn(answer);
  else core.dispatch({ type: `sign-in-${answer}` });
}

/**
 * Returns the account host, or '' to use this origin. Returns `undefined` when the server could not be asked, because then
 * this origin may be the wrong one. Pages work without the environment.
 */
async function learnEnvironment(core: Core, steps: BootSteps): Promise<string | undefined> {
  const host = await fetchFilters(core.plain).then(
    async (env) => {
      await enterEnvironment(core, env);
      return env.hosts.account;
    },
    (thrown: unknown) => (isRefusal(thrown) ? '' : undefined),
  );
  steps.environment.end();
  return host;
}

/** The rules for recognised text load with the camera. */
const cleanLater = async () =>
  (await import('@shared/domain/validation/recognition')).cleanRecognised;

/** Stores the environment, sets the developer mode and configures the bridge. Source: AUTH-013, BRIDGE-004. */
async function enterEnvironment(
  { around, plain, dispatch }: Core,
  env: Environment,
): Promise<void> {
  const { settings } = around;
  const { environment, dev, test } = settings;
  const hasList = test.ips.length > 0 || (environment !== 'production' && dev.ipList.length > 0);
  const ip = env.ip || (hasList ? await fetchClientIp(plain).catch(() => '') : '');
  const developer = isDeveloper(ip, settings);
  dispatch({ type: 'environment-known', env: { ...env, ip }, developer });
  around.configureBridge({
    simulates: developer,
    photoHosts: [env.hosts.files, env.hosts.prime].filter((host) => host !== ''),
    cleanLater,
  });
}
