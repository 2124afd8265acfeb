import { type Environment, fetchFilters } from '@shared/api/filters';
import { fetchClientIp } from '@shared/api/user';
import type { Core } from './core';
import { captureEntry, type EntryParams, entryToPostBack, retireConnInfo } from './entry-params';
import { askPreAuth, type Identification, identify, type PreAuth } from './identify';
import { isDeveloper, testAddressIn } from './modes';
import { packagesQuery, userQuery } from './queries';
import type { BootSteps } from './steps';

/**
 * Boots the session: filters → session and token → packages → user. The page becomes ready even if a step fails.
 * Independent requests start together, but the page sees their results in this order. Source: AUTH-016…018.
 *
 * Resolves when the first page can be rendered: the user is known, and the packages are stored or have failed. `ready`
 * follows when the user's own data is loaded.
 */
export function bootSession(core: Core, steps: BootSteps): Promise<void> {
  const { around } = core;
  const entry = captureEntry(around);
  const kept = entryToPostBack(entry, around.storage);
  core.dispatch({ type: 'page-opened', mode: around.detectMode(), entry: kept });

  const signedIn = learnWhoIsHere(core, steps, entry);
  const packages = around.queries.prefetchQuery(packagesQuery(core, steps));
  void Promise.all([signedIn, packages]).then(async () => {
    const { user } = core.store.getState();
    if (user) await around.queries.prefetchQuery(userQuery(core, user.id));
    core.dispatch({ type: 'boot-ended' });
  });
  return packages;
}

async function learnWhoIsHere(core: Core, steps: BootSteps, entry: EntryParams): Promise<void> {
  const { around, plain } = core;
  // If the address names another user, that user must sign in. The cookie does not count.
  const cookieOfVisit = () => {
    const kept = core.cookie();
    return entry.vtg_id === undefined || entry.vtg_id === kept?.user.vtgId ? kept : undefined;
  };
  const cookie = cookieOfVisit();
  const test = testAddressIn(entry, around.settings);
  // Without any sign of a user, do not ask the server for one. Source: A-86.
  const isNobody = !cookie && !(entry.vtg_id ?? entry.connInfo ?? test);
  const preAuth =
    cookie || isNobody ? undefined : askPreAuth(plain, around.device).catch(() => undefined);

  const env = await fetchFilters(plain).catch(() => undefined); // Pages work without it and use this origin.
  if (env) await enterEnvironment(core, env);
  steps.environment.end();

  // Another tab may have renewed the token or signed the customer out since the page opened.
  // A cookie that has only expired still counts, because its token can be renewed.
  const isRemoved = cookie !== undefined && core.isCookieRemoved(cookie.user);
  const isChanged = isRemoved || core.cookie() !== undefined;
  const current = isChanged ? cookieOfVisit() : cookie;
  if (current) core.takeOver(current);
  else if (cookie || isNobody) core.dispatch({ type: 'sign-in-refused' });
  else await signInByEntry(core, entry, { accountHost: env?.hosts.account ?? '', test, preAuth });
  steps.session.end();
}

async function signInByEntry(
  core: Core,
  entry: EntryParams,
  known: Pick<Identification, 'accountHost' | 'test'> & {
    preAuth: Promise<PreAuth | undefined> | undefined;
  },
): Promise<void> {
  const { around, plain } = core;
  const answer = await identify({
    ...known,
    plain,
    entry,
    preAuthHeader: around.settings.session.preAuthHeader,
    now: around.device,
    preAuth: known.preAuth ?? Promise.resolve(undefined),
  }).then(
    (who) => ({ who }),
    () => undefined, // No user is known. Actions ask the customer to sign in.
  );
  // A sign-in with an answer has used connInfo. Without an answer, a reload may still use it.
  if (answer) retireConnInfo(around.storage);
  if (answer?.who) core.signIn(answer.who);
  else core.dispatch({ type: 'sign-in-refused' });
}

/** Stores the environment, sets the developer mode and configures the bridge. Source: AUTH-013, BRIDGE-004. */
async function enterEnvironment(
  { around, plain, dispatch }: Core,
  env: Environment,
): Promise<void> {
  const { settings } = around;
  const hasList = settings.environment !== 'production' && settings.dev.ipList.length > 0;
  const ip = env.ip || (hasList ? await fetchClientIp(plain).catch(() => '') : '');
  const developer = isDeveloper(ip, settings);
  dispatch({ type: 'environment-known', env, developer });
  around.configureBridge({
    simulates: developer,
    photoHosts: [env.hosts.files, env.hosts.prime].filter((host) => host !== ''),
  });
}
