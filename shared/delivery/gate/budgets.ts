import type { AppJson, Files, ScreenFiles } from '@shared/release/release';
import { type Candidate, kilobytes, named, type Problem, remotesOf } from '../store/problem';

const HOME = 'SubscGuide';

/** JavaScript in bytes after brotli compression. */
const BUDGETS = {
  /** Entry of a remote: the container and the part of the federation runtime that the host does not give. */
  entry: 8_000,
  /** Host, entry and screen together on home, the first screen of most customers. */
  home: 159_500,
  /** Host, entry and screen together on any other screen. The payment page shows what ADR 0044 asks for. */
  screen: 194_000,
};

/**
 * Returns the maximum bytes of the prerender of a page, including its template. Home gets more, because it computes its
 * prices by the rules of the product, for every car.
 */
const firstViewBudget = (page: string): number => (page === HOME ? 12_000 : 8_100);

type Weight = { where: string; bytes: number; budget: number };

/** Returns the weights of a remote with a host: its entry, and each screen with everything that loads before it. */
function weightsOf(host: AppJson, remote: AppJson): Weight[] {
  const entry = weight(remote, remote.entry);
  const before = weight(host, host.entry) + entry;
  const screens = Object.entries(remote.screens ?? {}).map(([page, files]) => ({
    where: page,
    bytes: before + weight(remote, files),
    budget: page === HOME ? BUDGETS.home : BUDGETS.screen,
  }));
  // The entry of another tool is its only script (foreign-build.ts), which the budgets of the screens limit.
  const isAll = Object.values(remote.screens ?? {}).every(({ js }) => js.length === 0);
  return isAll ? screens : [{ where: 'entry', bytes: entry, budget: BUDGETS.entry }, ...screens];
}

export const budgetProblems = (set: Candidate): Problem[] =>
  remotesOf(set).flatMap((remote) => [
    ...weightsOf(set.apps.host, remote).flatMap((one) => over(remote, one)),
    ...heavyFirstViews(remote),
  ]);

/** Returns the prerenders of a remote that are over their budget. */
export const heavyFirstViews = (remote: AppJson): Problem[] =>
  Object.entries(remote.screens ?? {}).flatMap(([page, files]) =>
    over(remote, {
      where: `first view of ${page}`,
      bytes: firstView(remote, files),
      budget: firstViewBudget(page),
    }),
  );

function over(remote: AppJson, { where, bytes, budget }: Weight): Problem[] {
  if (bytes <= budget) return [];
  return [
    {
      check: 'size',
      where: `${named(remote)}, ${where}`,
      what: `${kilobytes(bytes)} of JavaScript travel for it; ${kilobytes(budget)} may`,
      mend: 'import what a first view does not show where it is asked for, or change the budget in gate/budgets.ts with a reason',
    },
  ];
}

const weight = ({ files }: AppJson, { js }: Files): number =>
  js.reduce((sum, file) => sum + (files[file]?.packed ?? 0), 0);

const firstView = ({ files }: AppJson, { first }: ScreenFiles): number =>
  (first === undefined ? undefined : files[first]?.packed) ?? 0;
