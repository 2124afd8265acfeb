import {
  type AppJson,
  type AppName,
  type Release,
  released,
  type StartRoute,
} from '@shared/release/release';
import { fitProblems } from '../store/fit';
import { type ObjectStore, readJson } from '../store/objects';
import { type Candidate, named, type Problem, remotesOf } from '../store/problem';
import { appJson, knownIn, lkgIn, pageParts, versionsIn } from '../store/releases';
import { budgetProblems } from './budgets';
import { byteProblems, missingFiles } from './bytes';
import type { Declarations } from './declarations';

/** A release to test that is not live yet, and the release before it. */
export type Trial = {
  release: Release;
  before: Release | undefined;
  hostBefore: string | undefined;
};

export type CheckResult = { check: string; ms: number; problems: readonly Problem[] };

/** Starts a release in a browser and returns the problems. */
export type Boot = (trial: Trial) => Promise<readonly CheckResult[]>;

export type GateOptions = { root: string; boot: Boot | undefined };

/**
 * Returns the results of all checks for a release.
 * Fast checks run first, and the browser starts only if they find no problem.
 */
export async function gate(
  store: ObjectStore,
  trial: Trial,
  { root, boot }: GateOptions,
  said: (result: CheckResult) => void = () => undefined,
): Promise<readonly CheckResult[]> {
  const results: CheckResult[] = [];
  const run = async (check: string, work: () => Promise<readonly Problem[]>) => {
    const start = Date.now();
    const problems = await work();
    results.push({ check, ms: Date.now() - start, problems });
    said({ check, ms: Date.now() - start, problems });
  };
  const set = await candidateOf(store, trial.release);
  await run('description', async () => redescribed(set, trial.release));
  if (problemsIn(results).length > 0) return results;
  await run('fit', async () => fitProblems(set));
  await run('size', async () => budgetProblems(set));
  await run('bytes', () => allBytes(store, set, trial));
  await run('types', () => allTypes(store, set, root));
  if (problemsIn(results).length > 0 || !boot) return results;
  for (const result of await boot(trial)) {
    results.push(result);
    said(result);
  }
  return results;
}

export const problemsIn = (results: readonly CheckResult[]): readonly Problem[] =>
  results.flatMap(({ problems }) => problems);

export async function candidateOf(store: ObjectStore, release: Release): Promise<Candidate> {
  const described = async (versions: Readonly<Partial<Record<AppName, string>>>) => {
    const entries = Object.entries(versions) as [AppName, string][];
    const loaded = entries.map(
      async ([app, version]) => [app, await appJson(store, app, version)] as const,
    );
    return Object.fromEntries(await Promise.all(loaded));
  };
  const parts = await pageParts(store, release.apps.host.version);
  const routes: readonly StartRoute[] = parts.routes;
  const apps = (await described(versionsIn(release))) as Candidate['apps'];
  return { apps, lkg: await described(lkgIn(release)), routes };
}

/** Returns builds whose description differs from the one that they went live with, because it was changed later. */
export const redescribed = ({ apps, lkg }: Candidate, release: Release): Problem[] =>
  [...Object.values(apps), ...Object.values(lkg)]
    .filter((app) => {
      const known = knownIn(release)(app.app, app.version);
      return known && JSON.stringify(known) !== JSON.stringify(released(app, known.base));
    })
    .map((app) => ({
      check: 'description',
      where: named(app),
      what: 'its app.json is not the one it went live with: somebody changed it',
      mend: `find out who wrote to ${app.app}/${app.version}; publish ${app.app} anew under another version`,
    }));

/** Checks every byte of new builds. For live builds, checks only that no file is missing. */
async function allBytes(store: ObjectStore, set: Candidate, { before }: Trial): Promise<Problem[]> {
  const isLive = ({ app, version }: AppJson) => before?.apps[app].version === version;
  const all = [...Object.values(set.apps), ...Object.values(set.lkg)];
  const found = await Promise.all(
    all.map((app) => (isLive(app) ? missingFiles(store, app) : byteProblems(store, app))),
  );
  return found.flat();
}

async function allTypes(store: ObjectStore, set: Candidate, root: string): Promise<Problem[]> {
  const { host } = set.apps;
  const others = remotesOf(set).filter(({ types }) => types !== host.types);
  if (others.length === 0) return [];
  const unknown = [host, ...others].filter(({ types }) => types === undefined);
  if (unknown.length > 0)
    return unknown.map(({ app, version }) => ({
      check: 'types',
      where: `${app}@${version}`,
      what: 'has no declarations of the shared modules, so its contract cannot be compared',
      mend: `publish it with: npm run mfe -- publish ${app}`,
    }));
  const { typeProblems } = await import('./types');
  const own = await declarationsIn(store, host);
  const found = others.map(async (app) =>
    typeProblems(root, { app: host, types: own }, { app, types: await declarationsIn(store, app) }),
  );
  return (await Promise.all(found)).flat();
}

const declarationsIn = async (
  store: ObjectStore,
  { app, version }: AppJson,
): Promise<Declarations> =>
  (await readJson<Declarations>(store, `${app}/${version}/types.json`)) ?? {};
