import { execFileSync, spawnSync } from 'node:child_process';
import { bin, root } from './toolchain.mjs';

/**
 * Finds what a change can affect, for `npm test -- --changed [base]`: unit tests by their imports, journeys by the
 * remote. In doubt everything runs.
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
  /^(package\.json|pnpm-|jest\.|tsconfig|e2e\/(playwright\.config|package\.json|tools\/)|shared\/delivery\/(base|build)\/)/;
/** Files that are on no page. */
const UNSEEN = /\.test\.tsx?$|\.md$/;
const IS_CODE = /\.(tsx?|[cm]?js)$/;
const IS_JOURNEY = /^e2e\/(journeys\/.+\.spec\.ts)$/;
const IS_ON_PAGES = /^(host|remote-\w+|shared|e2e\/(sandbox|journeys|quality\/gallery))\//;

/** Journeys through remotes that few journeys enter. A change of another remote runs all journeys. */
export const JOURNEYS_OF = {
  'remote-estimate':
    /^(accessibility|effort|estimate|example-host|first-|keyboard|older|refused-card|route-guard|status|trees|whole-life)/,
  'remote-guides':
    /^(accessibility|back-forward|console|delivery|example-host|first-|guide|older|reading|resilience|route-guard|silent|status|webview|without-storage)/,
};

/** Returns arguments for jest and Playwright. An empty list runs nothing, and '.' everything. */
export function affectedBy(files, { related = relatedTests } = {}) {
  if (files.some((file) => FOR_ALL.test(file))) return { unit: ['.'], journeys: ['.'] };
  const onPages = files.filter(
    (file) => IS_ON_PAGES.test(file) && !UNSEEN.test(file) && !IS_JOURNEY.test(file),
  );
  const rooms = [...new Set(onPages.map((file) => file.split('/')[0]))];
  const isEvery = rooms.some((room) => JOURNEYS_OF[room] === undefined);
  const chosen = files.flatMap((file) => IS_JOURNEY.exec(file)?.[1] ?? []);
  for (const room of isEvery ? [] : rooms)
    chosen.push(`journeys/${JOURNEYS_OF[room].source.slice(1)}.*spec`);
  const unit = related(files);
  return {
    unit: unit.length > 0 ? ['--runTestsByPath', ...unit] : [],
    journeys: isEvery ? ['.'] : chosen,
  };
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

/** Returns the folder of the package: `host`, `e2e/sandbox`, `shared/product/api`. */
const packageOf = (file) =>
  /^(shared\/(product|platform)\/|e2e\/quality\/|shared\/|e2e\/|)[^/]+/.exec(file)[0];
