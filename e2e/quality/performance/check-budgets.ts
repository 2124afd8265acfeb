import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppName } from '@shared/release/release';
import { type BuiltApp, budgets, checkBudgets, grown, type Modules, modulesOf } from './budgets';

/**
 * Checks the budgets of these builds: `check-budgets.ts <store> <versions as JSON> [--accept]`. `--accept` saves the
 * current sizes as the baseline. Builds that are not in the store are skipped.
 */
const [, , store = '', text = '{}', flag] = process.argv;
const versions = JSON.parse(text) as Record<AppName, string>;
const baseline = join(import.meta.dirname, 'modules-before.json');

const read = (app: string, version: string, file: string): unknown =>
  JSON.parse(readFileSync(join(store, app, version, file), 'utf8'));

const isBuilt = Object.entries(versions).every(([app, version]) =>
  existsSync(join(store, app, version, 'modules.json')),
);
if (isBuilt) judge();
else
  process.stdout.write(
    'These sources are not built: their budgets are checked after npm run build.\n',
  );

function judge(): void {
  const set = Object.fromEntries(
    Object.entries(versions).map(([app, version]) => [
      app,
      { json: read(app, version, 'app.json'), modules: read(app, version, 'modules.json') },
    ]),
  ) as Record<AppName, BuiltApp>;
  const before = existsSync(baseline)
    ? (JSON.parse(readFileSync(baseline, 'utf8')) as Modules)
    : {};
  const { views, problems } = checkBudgets(set, before);
  const now = modulesOf(set);
  for (const { page, view } of views) {
    process.stdout.write(
      `${page.padEnd(16)} js ${view.js} of ${budgets[page]?.js}, css ${view.css} of ${budgets[page]?.css}, files ${view.files} of ${budgets[page]?.files}\n`,
    );
    const grew = grown(view.scripts, before, now);
    if (grew.length > 0) process.stdout.write(`  grew since --accept: ${grew.join(', ')}\n`);
  }
  for (const problem of problems) process.stderr.write(`over budget: ${problem}\n`);
  if (flag === '--accept') {
    const scripts = new Set(views.flatMap(({ view }) => view.scripts));
    const kept = Object.entries(modulesOf(set)).filter(([script]) => scripts.has(script));
    writeFileSync(baseline, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
  }
  process.exitCode = problems.length > 0 ? 1 : 0;
}
