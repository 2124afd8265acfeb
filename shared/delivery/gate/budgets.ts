import type { AppJson, Files, ScreenFiles } from '@shared/release/release';
import { type Candidate, kilobytes, named, type Problem, remotesOf } from './problem';

const HOME = 'SubscGuide';

/** JavaScript as it travels (brotli), in bytes. The first view of home is what reliability and search live from. */
const BUDGETS = {
  /** Of a remote; everything else of it waits for this file. */
  entry: 6_000,
  /** Host, entry and screen together, where people start. */
  home: 119_500,
  /** The same of any other screen. */
  screen: 184_000,
};

/**
 * What a page's first view brings of its own, template and all; the page draws it (host/src/page/drawer.ts). Home's reckons
 * its prices by the product's own rules, for every car: 2 kB of rules, 1 of readers, and a template of 1.7 kB.
 */
export const firstViewBudget = (page: string): number => (page === HOME ? 6_100 : 4_000);

/** The same of real visits: the first screen in milliseconds, of three visits in four, and visits with an error of a thousand. */
export const visitBudgets = { meaningful: 2500, erred: 5 };

/** What travels for something, and what may. */
export type Weight = { where: string; bytes: number; budget: number };

/** Of a remote beside a host: its entry, and each of its screens with all that comes before it. */
export function weightsOf(host: AppJson, remote: AppJson): Weight[] {
  const entry = weight(remote, remote.entry);
  const before = weight(host, host.entry) + entry;
  const screens = Object.entries(remote.screens ?? {}).flatMap(([page, files]) => {
    const budget = page === HOME ? BUDGETS.home : BUDGETS.screen;
    const first = firstView(remote, files);
    return [
      { where: page, bytes: before + weight(remote, files), budget },
      { where: `first view of ${page}`, bytes: first, budget: firstViewBudget(page) },
    ];
  });
  return [{ where: 'entry', bytes: entry, budget: BUDGETS.entry }, ...screens];
}

export const budgetProblems = (set: Candidate): Problem[] =>
  remotesOf(set).flatMap((remote) =>
    weightsOf(set.apps.host, remote).flatMap((one) =>
      over({ ...one, where: `${named(remote)}, ${one.where}` }),
    ),
  );

function over({ where, bytes, budget }: Weight): Problem[] {
  if (bytes <= budget) return [];
  return [
    {
      check: 'size',
      where,
      what: `${kilobytes(bytes)} of JavaScript travel for it; ${kilobytes(budget)} may`,
      mend: 'import what a first view does not show where it is asked for, or change the budget in gate/budgets.ts with a reason',
    },
  ];
}

const weight = ({ files }: AppJson, { js }: Files): number =>
  js.reduce((sum, file) => sum + (files[file]?.packed ?? 0), 0);

const firstView = ({ files }: AppJson, { first }: ScreenFiles): number =>
  (first === undefined ? undefined : files[first]?.packed) ?? 0;
