import { type Environment, fetchFilters } from '@shared/api/filters';
import { fetchClientIp } from '@shared/api/user';
import type { Core } from './core';
import { captureEntry, type EntryParams, forgetTicket } from './entry-params';
import { askPreAuth, type Identification, identify, type PreAuth } from './identify';
import { isDeveloper, testAddressIn } from './modes';
import { packagesQuery, userQuery } from './queries';
import type { BootSteps } from './steps';

/**
 * filters → session and token → packages → user; whatever fails, the page becomes ready. Requests that need nothing
 * of each other leave together; what the page sees keeps the order. Source: AUTH-016…018.
 *
 * Resolves when the first page can be drawn: it is known who is here and the packages are stored or have failed.
 * `ready` follows with the user's own data.
 */
export function bootSession(core: Core, steps: BootSteps): Promise<void> {
  const { around } = core;
  const entry = captureEntry(around);
  core.dispatch({ type: 'page-opened', mode: around.detectMode(), entry });

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
  const kept = core.cookie();
  // The address names another user: their own sign-in counts, not the cookie.
  const cookie = entry.vtg_id === undefined || entry.vtg_id === kept?.user.vtgId ? kept : undefined;
  const test = testAddressIn(entry, around.settings);
  // No sign of a user: no user is looked for. Source: A-86.
  const isNobody = !cookie && !(entry.vtg_id ?? entry.connInfo ?? test);
  const preAuth =
    cookie || isNobody ? undefined : askPreAuth(plain, around.device).catch(() => undefined);

  const env = await fetchFilters(plain).catch(() => undefined); // pages work without it, on this origin
  if (env) await enterEnvironment(core, env);
  steps.environment.end();

  if (cookie) core.takeOver(cookie);
  else if (isNobody) core.dispatch({ type: 'sign-in-refused' });
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
    () => undefined, // no user, as far as is known; acting asks to sign in
  );
  // The ticket has been used, whatever came of it; after no answer it may still be of use to a reload.
  if (answer) forgetTicket(around.storage);
  if (answer?.who) core.signIn(answer.who);
  else core.dispatch({ type: 'sign-in-refused' });
}

/** Source: AUTH-013, BRIDGE-004. */
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
