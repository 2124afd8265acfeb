import { heavyFirstViews } from '@shared/delivery/gate/budgets';
import type { AppJson, AppName, Files } from '@shared/release/release';

/** Budget of a page's first load. Sizes are bytes compressed with brotli. */
export type Budget = { js: number; css: number; files: number };
/** Size of each module of a script before minifying, in bytes, by `<app>/<file>`. */
export type Modules = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Home has the smallest budget, because most visitors from the web start there. */
export const budgets: Readonly<Record<string, Budget>> = {
  SubscGuide: { js: 159_500, css: 8_000, files: 9 },
  Subsc: { js: 176_500, css: 8_000, files: 9 },
  Estimate: { js: 161_000, css: 8_500, files: 9 },
  GuideSubscApply: { js: 153_500, css: 7_000, files: 9 },
  SubscApplyTerm: { js: 158_500, css: 7_000, files: 9 },
};

/** Returns the files that a page needs to draw, without the document and the data. */
export function viewOf(page: string, host: AppJson, remote: AppJson): Budget | undefined {
  const screen = remote.screens?.[page];
  if (!screen) return undefined;
  const parts: readonly (readonly [AppJson, Files])[] = [
    [host, host.entry],
    [remote, remote.entry],
    [remote, screen],
  ];
  const weigh = (kind: 'js' | 'css') =>
    parts.flatMap(([app, files]) => files[kind].map((file) => app.files[file]?.packed ?? 0));
  const [js, css] = [weigh('js'), weigh('css')];
  return { js: sum(js), css: sum(css), files: js.length + css.length };
}

/** Returns messages for values over the budget. */
export function overBudget(page: string, view: Budget): string[] {
  const budget = budgets[page];
  if (!budget) return [];
  return (['js', 'css', 'files'] as const)
    .filter((what) => view[what] > budget[what])
    .map((what) => `${page}: ${what} ${view[what]}, ${budget[what]} may be`);
}

/** Pattern of tools for development or tests, which customers must not load. */
const FOR_US = /react-refresh|webpack-dev-server|devtools|shared\/platform\/qa\//;

/** Returns messages for such modules in any script, including lazy ones. */
export const forUs = (now: Modules): string[] =>
  Object.entries(now).flatMap(([script, modules]) =>
    Object.keys(modules)
      .filter((module) => FOR_US.test(module))
      .map((module) => `${script}: ${module} is for developers, 0 bytes of it may be`),
  );

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

export type BuiltApp = { json: AppJson; modules: Readonly<Record<string, Record<string, number>>> };

/** Checks all pages with a budget in one set of builds. */
export function checkBudgets(set: Readonly<Record<AppName, BuiltApp>>) {
  const { host, ...remotes } = set;
  const views = Object.keys(budgets).flatMap((page) => {
    const view = Object.values(remotes)
      .map(({ json }) => viewOf(page, host.json, json))
      .find((found) => found !== undefined);
    return view ? [{ page, view }] : [];
  });
  const missing = Object.keys(budgets).filter((page) => !views.some((one) => one.page === page));
  return {
    views,
    problems: [
      ...missing.map((page) => `${page}: no remote of this set has it`),
      ...forUs(modulesOf(set)),
      ...Object.values(remotes).flatMap(({ json }) =>
        heavyFirstViews(json).map(({ where, what }) => `${where}: ${what}`),
      ),
      ...views.flatMap(({ page, view }) => overBudget(page, view)),
    ],
  };
}

const modulesOf = (set: Readonly<Record<AppName, BuiltApp>>): Modules =>
  Object.fromEntries(
    Object.entries(set).flatMap(([app, { modules }]) =>
      Object.entries(modules).map(([file, sizes]) => [`${app}/${file}`, sizes]),
    ),
  );
