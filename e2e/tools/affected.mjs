import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagesOf, routesReached } from './reached.mjs';
import { testsOfRun } from './reports.mjs';
import { answerHelp, bin, root, stop } from './toolchain.mjs';

/**
 * Finds what a change can affect, for `npm test -- --changed [base]`: unit tests by imports, journeys by the routes they
 * enter (`e2e/journeys/enters.json`) and the pages that import a changed file. In doubt everything runs.
 */
const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });

/** Returns the commit after the flag, or the point where this branch left main. */
export function baseOf(flags) {
  const named = flags[flags.indexOf('--changed') + 1];
  const wanted = named && !named.startsWith('--') ? [named] : ['origin/main', 'main', 'HEAD'];
  const base = wanted.find((name) => git('rev-parse', '--verify', '-q', name).status === 0);
  if (base === undefined) throw new RangeError(`git knows no ${wanted.join(' or ')}`);
  return git('merge-base', base, 'HEAD').stdout.trim() || base;
}

/** Returns the files that changed since `base`, committed or not. */
export function filesSince(base) {
  const list = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  const files = [
    ...list('diff', '--name-only', base),
    ...list('ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(files.filter(Boolean))];
}

const FOR_ALL =
  /^(package\.json|pnpm-|jest\.|tsconfig|e2e\/(playwright\.config|package\.json|tools\/)|shared\/delivery\/build\/)/;
/** Files that are on no page. */
const UNSEEN = /\.test\.tsx?$|\.md$/;
const IS_CODE = /\.(tsx?|[cm]?js)$/;
const REMOTE = /^remote-\w+\//;

export function affectedBy(
  files,
  { enters = entersOf(), related = relatedTests, reached = routesReached } = {},
) {
  if (files.some((file) => FOR_ALL.test(file)))
    return {
      said: 'everything, because of what all of it is run with',
      unit: ['.'],
      journeys: ['.'],
    };
  const unit = related(files);
  const specs = Object.keys(enters);
  const seen = files.filter((file) => !UNSEEN.test(file));
  const pages = seen.filter(isOfRemote);
  const routes = pages.length > 0 ? reached(pages) : [];
  const journeys = specs.filter((spec) =>
    files.some((file) => isSeen(file, spec) || enters[spec].some((one) => routes.includes(one))),
  );
  return {
    /** Returns undefined when something besides pages changed too. */
    routes: seen.every(isOfRemote) ? routes : undefined,
    said: `${files.length} files, ${unit.length} files of unit tests, ${journeys.length} of journeys`,
    unit: unit.length > 0 ? ['--runTestsByPath', ...unit] : [],
    journeys,
  };
}

const isOfRemote = (file) => REMOTE.test(file);

/** Returns whether a change of `file` can affect the journeys of `spec`. */
const isSeen = (file, spec) =>
  file === `e2e/${spec}` ||
  (!UNSEEN.test(file) &&
    !file.endsWith('.spec.ts') &&
    /^(host|shared|e2e\/(sandbox|journeys|quality\/gallery))\//.test(file));

/** Returns the routes that tests entered, by spec. */
function enteredBy(tests) {
  const seen = new Map();
  for (const { file, enters: routes = [] } of tests) {
    const spec = file.replace(/^e2e\//, '');
    if (routes.length > 0) seen.set(spec, new Set([...(seen.get(spec) ?? []), ...routes]));
  }
  return seen;
}

/** Returns routes that a journey entered and that `enters.json` does not name, as the line to add. */
export const notListed = (tests, enters = entersOf()) =>
  [...enteredBy(tests)].flatMap(([spec, routes]) => {
    const known = enters[spec];
    // Other engines run all journeys or none.
    if (!known || [...routes].every((route) => known.includes(route))) return [];
    const wanted = [...new Set([...known, ...routes])].sort();
    return [`${JSON.stringify(spec)}: ${JSON.stringify(wanted)}`];
  });

const listFile = join(root, 'e2e/journeys/enters.json');

/** Returns the list of entered routes. A journey that is not listed may enter every route. */
function entersOf() {
  const listed = JSON.parse(readFileSync(listFile, 'utf8'));
  const remotes = readdirSync(root).filter((name) => name.startsWith('remote-'));
  const all = remotes.flatMap(pagesOf).map(({ route }) => route);
  const specs = readdirSync(join(root, 'e2e/journeys'))
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => `journeys/${name}`);
  return Object.fromEntries(specs.map((spec) => [spec, listed[spec] ?? all]));
}

/**
 * Returns tests that import a changed file, tests in packages of other changed files, and always the repository rules.
 */
function relatedTests(files) {
  const code = files.filter((file) => IS_CODE.test(file) && !file.endsWith('.spec.ts'));
  const others = files.filter((file) => !IS_CODE.test(file) && file.includes('/'));
  const folders = [...new Set(others.map(packageOf)), 'e2e/quality/rules'];
  const list = (...args) => {
    const { stdout } = spawnSync(bin('jest'), ['--listTests', ...args], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout.split('\n').filter((line) => line.startsWith('/'));
  };
  const imported = code.length > 0 ? list('--findRelatedTests', ...code) : [];
  return [...new Set([...imported, ...list(...folders.map((folder) => `/${folder}/`))])];
}

const packageOf = (file) =>
  file
    .split('/')
    .slice(
      0,
      /^(shared\/(product|platform)|e2e\/quality)\//.test(file)
        ? 3
        : /^(shared|e2e)\//.test(file)
          ? 2
          : 1,
    )
    .join('/');

/**
 * `npm run enters`: writes the routes that journeys of the last run entered into the list. Others keep their entries.
 */
if (import.meta.filename === process.argv[1]) {
  answerHelp();
  const tests = testsOfRun() ?? stop('No run is kept in test-results; npm test makes one.');
  // A test without a recorded route may have entered one unnoticed, so it keeps its entry. Other engines run all
  // of their journeys or no journey.
  const passed = tests.filter(
    ({ file, state }) => state === 'passed' && file.startsWith('e2e/journeys/'),
  );
  const listed = JSON.parse(readFileSync(listFile, 'utf8'));
  for (const [spec, routes] of enteredBy(passed)) listed[spec] = [...routes].sort();
  const sorted = Object.entries(listed).sort(([one], [other]) => one.localeCompare(other));
  writeFileSync(listFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
