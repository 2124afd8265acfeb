import type { Hono } from 'hono';
import { type Load, load } from './load';
import { type Navigation, navigations } from './navigation';
import type { MeasuredPage } from './pages';
import { type Holder, phone, withBrowser } from './phone';
import type { Served } from './server';
import { undisturbed } from './undisturbed';
import { holderOf } from './visitors';

export type Run = { first: Load; second: Load; navigations: readonly Navigation[] };
/** Runs by page and variant. */
export type Runs = Record<string, Record<string, Run[]>>;

export type Stage = { served: Readonly<Record<string, Served>>; spki: string | undefined };
export type Sites = Readonly<Record<string, Hono>>;

/**
 * Loads every page with every variant in turns, so that a slow moment of the machine affects all variants. Each load
 * uses a new browser, and the second visit the same browser. With `withWays`, navigates on from home.
 */
export async function start(
  stage: Stage,
  n: number,
  pages: readonly MeasuredPage[],
  withWays = false,
) {
  const runs: Runs = {};
  for (const page of pages) {
    const names = Object.keys(stage.served);
    const [first] = Object.values(stage.served);
    if (!first) throw new RangeError('nothing to measure');
    const holder = await holderOf(first, stage.spki, page.person);
    const byVariant: Record<string, Run[]> = Object.fromEntries(names.map((name) => [name, []]));
    for (let round = 0; round < n; round++)
      for (const name of names.map((_, place) => names[(place + round) % names.length] ?? '')) {
        const served = stage.served[name];
        if (!served) continue;
        const run = await undisturbed(() => one(served, stage.spki, holder, page, withWays));
        byVariant[name]?.push(run);
        tellProgress(page.name, name, round, run);
      }
    runs[page.name] = byVariant;
  }
  return runs;
}

async function one(
  served: Served,
  spki: string | undefined,
  holder: Holder,
  page: MeasuredPage,
  withWays: boolean,
): Promise<Run> {
  const url = served.origin + page.to;
  return withBrowser(spki, holder, async (context) => {
    const cold = await load(context, url, page, phone);
    const went = withWays && page.name === 'home' ? await navigations(cold) : [];
    await cold.page.close();
    const warm = await load(context, url, page, phone);
    return { first: cold.measured, second: warm.measured, navigations: went };
  });
}

const tellProgress = (page: string, variant: string, round: number, { first, second }: Run) =>
  process.stderr.write(
    `${page} ${variant} ${round + 1}: fcp ${Math.round(first.fcp)} lcp ${Math.round(first.lcp)} meaningful ${Math.round(first.meaningful)} again ${Math.round(second.meaningful)} js ${first.js} ${first.errors.join(' ')}\n`,
  );
