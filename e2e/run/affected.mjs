import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testsOfRun } from './reports.mjs';
import { answerHelp, bin, root, stop } from './toolchain.mjs';

/**
 * What a change can touch, for `npm test -- --changed [base]`: unit tests by what imports what, journeys by the remotes
 * they enter (`e2e/journeys/enters.json`). In doubt everything.
 */
const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });

/** What follows the flag, or the main branch as it was when this one left it. */
export function baseOf(flags) {
  const named = flags[flags.indexOf('--changed') + 1];
  const wanted = named && !named.startsWith('--') ? [named] : ['origin/main', 'main', 'HEAD'];
  const base = wanted.find((name) => git('rev-parse', '--verify', '-q', name).status === 0);
  if (base === undefined) throw new RangeError(`git knows no ${wanted.join(' or ')}`);
  return git('merge-base', base, 'HEAD').stdout.trim() || base;
}

/** Changed, added and deleted since then, committed or not. */
export function filesSince(base) {
  const list = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  const files = [
    ...list('diff', '--name-only', base),
    ...list('ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(files.filter(Boolean))];
}

const FOR_ALL =
  /^(package\.json|pnpm-|jest\.|tsconfig|e2e\/(playwright\.config|package\.json|run\/))|^shared\/federation\/build\//;
const IS_TEST = /\.(test|spec)\.tsx?$/;
const IS_CODE = /\.(tsx?|[cm]?js)$/;
const REMOTE = /^remote-(\w+)\//;

export function affectedBy(files, enters = entersOf(), related = relatedTests) {
  if (files.some((file) => FOR_ALL.test(file)))
    return {
      said: 'everything, because of what all of it is run with',
      unit: ['.'],
      journeys: ['.'],
    };
  const unit = related(files);
  const specs = Object.keys(enters);
  const journeys = specs.filter((spec) =>
    files.some((file) => isEntered({ file, spec, remotes: enters[spec] })),
  );
  const apps = files.map((file) => REMOTE.exec(file)?.[1]);
  return {
    /** Undefined where something beside remotes changed, too. */
    remotes: apps.every(Boolean) ? [...new Set(apps)] : undefined,
    said: `${files.length} files, ${unit.length} files of unit tests, ${journeys.length} of journeys`,
    unit: unit.length > 0 ? ['--runTestsByPath', ...unit] : [],
    journeys,
  };
}

/** Whether the journeys of `spec` can see what is in `file`. */
function isEntered({ file, spec, remotes }) {
  if (file === `e2e/${spec}`) return true;
  if (IS_TEST.test(file) || file.endsWith('.md')) return false;
  const remote = REMOTE.exec(file)?.[1];
  if (remote) return remotes.includes(remote);
  return /^(host|shared|e2e\/(sandbox|journeys|gallery|resilience))\//.test(file);
}

/**
 * Apps a journey was seen to enter and `enters.json` does not name, as the line to write there. The host is on every page
 * and needs no name.
 */
export function notListed(tests, enters = entersOf()) {
  const seen = new Map();
  for (const { file, enters: apps = [] } of tests)
    if (apps.length > 0) seen.set(file, new Set([...(seen.get(file) ?? []), ...apps]));
  return [...seen].flatMap(([file, apps]) => {
    const spec = file.replace(/^e2e\//, '');
    // Other engines run whole or not at all.
    if (!enters[spec]) return [];
    const wanted = [...new Set([...enters[spec], ...apps])].filter((app) => app !== 'host');
    const isKnown = wanted.every((app) => enters[spec].includes(app));
    return isKnown ? [] : [`${JSON.stringify(spec)}: ${JSON.stringify(wanted.sort())}`];
  });
}

const listFile = join(root, 'e2e/journeys/enters.json');

/** The list; a journey that is not on it may enter everything. */
function entersOf() {
  const listed = JSON.parse(readFileSync(listFile, 'utf8'));
  const remotes = readdirSync(root).filter((name) => name.startsWith('remote-'));
  const apps = remotes.map((name) => name.replace('remote-', ''));
  const specs = ['journeys', 'resilience'].flatMap((folder) =>
    readdirSync(join(root, 'e2e', folder))
      .filter((name) => name.endsWith('.spec.ts'))
      .map((name) => `${folder}/${name}`),
  );
  return Object.fromEntries(specs.map((spec) => [spec, listed[spec] ?? apps]));
}

/** Tests that import one of them; for other kinds of files those of its package; the rules of the house always. */
function relatedTests(files) {
  const code = files.filter((file) => IS_CODE.test(file) && !file.endsWith('.spec.ts'));
  const others = files.filter((file) => !IS_CODE.test(file) && file.includes('/'));
  const folders = [...new Set(others.map(packageOf)), 'e2e/house'];
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
    .slice(0, /^(shared|e2e)\//.test(file) ? 2 : 1)
    .join('/');

/** `npm run enters`: writes what the journeys of the last run entered into the list; those that did not run stay. */
if (import.meta.filename === process.argv[1]) {
  answerHelp();
  const tests = testsOfRun() ?? stop('No run is kept in test-results; npm test makes one.');
  const seen = new Map();
  // Other engines run whole or not at all; who was seen to enter nothing may enter it unseen.
  for (const { file, state, enters: apps = [] } of tests)
    if (apps.length > 0 && state === 'passed' && /^e2e\/(journeys|resilience)\//.test(file))
      seen.set(file, [...(seen.get(file) ?? []), ...apps]);
  const listed = JSON.parse(readFileSync(listFile, 'utf8'));
  for (const [file, apps] of seen)
    listed[file.replace(/^e2e\//, '')] = [...new Set(apps)].filter((app) => app !== 'host').sort();
  const sorted = Object.entries(listed).sort(([one], [other]) => one.localeCompare(other));
  writeFileSync(listFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
