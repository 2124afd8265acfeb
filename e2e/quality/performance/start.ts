import { type Load, load } from './load';
import type { MeasuredPage } from './pages';
import { type Holder, withBrowser } from './phone';
import type { Served, Stage } from './server';
import { holderOf } from './visitors';

export type Run = { first: Load; second: Load };
export type Runs = Record<string, Readonly<Record<string, readonly Run[]>>>;

/**
 * Loads a page with every variant in turns, so that a slow moment of the machine affects all variants. Each run uses a
 * new browser, and its second visit the same one.
 */
export async function start({ served, spki }: Stage, n: number, page: MeasuredPage) {
  const names = Object.keys(served);
  const [first] = Object.values(served);
  if (!first) throw new RangeError('nothing to measure');
  const holder = await holderOf(first, spki, page.person);
  const runs: Record<string, Run[]> = {};
  for (let round = 0; round < n; round++)
    for (const name of names.map((_, place) => names[(place + round) % names.length] ?? '')) {
      const site = served[name];
      if (!site) continue;
      const run = await visitTwice(site, spki, holder, page);
      runs[name] = [...(runs[name] ?? []), run];
      showProgress(`${page.name} ${name} ${round + 1}`, run);
    }
  return runs;
}

const visitTwice = (
  { origin }: Served,
  spki: string | undefined,
  holder: Holder,
  { to, meaningful }: MeasuredPage,
): Promise<Run> =>
  withBrowser(spki, holder, async (context) => {
    const { page, measured } = await load(context, origin + to, meaningful);
    await page.close();
    const again = await load(context, origin + to, meaningful);
    return { first: measured, second: again.measured };
  });

const showProgress = (what: string, { first, second }: Run) =>
  process.stderr.write(
    `${what}: meaningful ${Math.round(first.meaningful)} second visit ${Math.round(second.meaningful)} interactive ${Math.round(first.interactive)}\n`,
  );
