import { type Environment, fetchFilters } from '@shared/api/filters';
import { fetchClientIp } from '@shared/api/user';
import type { Core } from './core';
import { captureEntry, type EntryParams } from './entry-params';
import { askLeave, identify } from './identify';
import { isDeveloper, isTestAddress } from './modes';
import { packagesQuery, userQuery } from './queries';
import type { Steps } from './steps';

/**
 * filters → session and token → packages → user; whatever fails, the page becomes ready. Requests that need nothing
 * of each other leave together; what the page sees keeps the order. Source: AUTH-016…018.
 *
 * Resolves when the first page can be drawn: it is known who is here and the packages are stored or have failed.
 * `ready` follows with the user's own data.
 */
export function bootSession(core: Core, steps: Steps): Promise<void> {
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

async function learnWhoIsHere(core: Core, steps: Steps, entry: EntryParams): Promise<void> {
  const { around, plain } = core;
  const kept = core.cookie();
  // Somebody else's address on this phone: their own sign-in counts, not the cookie.
  const cookie = entry.vtg_id === undefined || entry.vtg_id === kept?.user.vtgId ? kept : undefined;
  const leave = cookie ? undefined : askLeave(plain, around.device).catch(() => undefined);

  const env = await fetchFilters(plain).catch(() => undefined); // pages work without it, on this origin
  if (env) await enterEnvironment(core, env);
  steps.environment.end();

  if (cookie) {
    core.takeOver(cookie);
    steps.session.end();
    return;
  }
  // Nothing to be known by: a guest at once, unless the profile service knows better in a moment.
  if (entry.vtg_id === undefined && entry.connInfo === undefined) {
    core.dispatch({ type: 'sign-in-refused' });
    steps.session.end();
  }
  const known = await identify({
    plain,
    accountHost: env?.hosts.account ?? '',
    entry,
    test: entry.test && isTestAddress(entry.test, around.settings) ? entry.test : undefined,
    preAuthHeader: around.settings.session.preAuthHeader,
    now: around.device,
    leave: leave ?? Promise.resolve(undefined),
  }).catch(() => undefined); // nobody, as far as can be told; acting asks to sign in
  if (known) core.signIn(known);
  else core.dispatch({ type: 'sign-in-refused' });
  steps.session.end();
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
