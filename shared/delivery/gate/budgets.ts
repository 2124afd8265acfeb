import type { AppJson, Files, ScreenFiles } from '@shared/release/release';
import { type Candidate, kilobytes, named, type Problem, remotesOf } from './problem';

/** JavaScript as it travels (brotli), in bytes. The first view of home is what reliability and search live from. */
const BUDGETS = {
  /** Of a remote; everything else of it waits for this file. */
  entry: 6_000,
  /** Host, entry and screen together, where people start. */
  home: 130_000,
  /** The same of any other screen. */
  screen: 190_000,
  /** What draws a page before React is here, template and all. */
  first: 4_000,
};

const HOME = 'SubscGuide';

export function budgetProblems(set: Candidate): Problem[] {
  const host = weight(set.apps.host, set.apps.host.entry);
  return remotesOf(set).flatMap((remote) => {
    const entry = weight(remote, remote.entry);
    const views = Object.entries(remote.screens ?? {}).flatMap(([page, files]) => [
      ...over(`${named(remote)}, ${page}`, host + entry + weight(remote, files), page),
      ...over(`${named(remote)}, first view of ${page}`, firstView(remote, files), 'first'),
    ]);
    return [...over(`${named(remote)}, entry`, entry, 'entry'), ...views];
  });
}

function over(where: string, bytes: number, of: string): Problem[] {
  const parts: Readonly<Record<string, number>> = { ...BUDGETS, [HOME]: BUDGETS.home };
  const budget = parts[of] ?? BUDGETS.screen;
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
