import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppName } from '@shared/release/release';
import { type BuiltApp, budgets, checkBudgets } from './budgets';

/**
 * Checks the budgets of these builds: `check-budgets.ts <store> <versions as JSON>`. Builds that are not in the store
 * are skipped.
 */
const [, , store = '', text = '{}'] = process.argv;
const versions = JSON.parse(text) as Record<AppName, string>;

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
  const { views, problems } = checkBudgets(set);
  for (const { page, view } of views) {
    process.stdout.write(
      `${page.padEnd(16)} js ${view.js} of ${budgets[page]?.js}, css ${view.css} of ${budgets[page]?.css}, files ${view.files} of ${budgets[page]?.files}\n`,
    );
  }
  for (const problem of problems) process.stderr.write(`over budget: ${problem}\n`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
