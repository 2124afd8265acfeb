import { inProject } from 'sandbox/paths';
import { type Bench, loads, pagesOf, staged } from './bench-parts';
import { firstPresses } from './first-presses';
import { type MeasuredPage, techniquePages } from './pages';
import { pressedWays } from './pressed-ways';
import { navigationTable, startTable, waterfall } from './report';
import { rounds } from './rounds';
import { scaledSites } from './scale';
import { type Sites, start } from './start';
import { ms, table } from './table';
import { techniques } from './techniques';
import { federatedSite, fourSites, liveSet } from './variants';

export const sitesOf = async (): Promise<Sites> =>
  fourSites(await liveSet(), inProject('.cache/monolith'));

/** Compares the four variants of starting a page. */
export async function compareStarts(bench: Bench, page: MeasuredPage): Promise<void> {
  await staged(bench, await sitesOf(), async (stage) => {
    const runs = await start(stage, loads(bench, 7), [page], true);
    const counted = { [page.name]: await rounds(stage, page) };
    bench.say(startTable(runs, counted));
    if (page.name === 'home') bench.say(`\nNavigation after idle\n\n${navigationTable(runs)}`);
    if (bench.options.waterfall)
      for (const [name, all] of Object.entries(runs[page.name] ?? {}))
        bench.say(`\n${page.name}, ${name}\n${waterfall(all)}`);
    bench.measured.start = { ...bench.measured.start, ...runs };
    bench.measured.rounds = { ...bench.measured.rounds, ...counted };
  });
}

/** Measures each optimisation by leaving it out. */
export async function compareTechniques(bench: Bench): Promise<void> {
  const live = await liveSet();
  const sites: Record<string, Sites[string]> = { 'whole set': federatedSite(live) };
  for (const left of techniques) sites[`without ${left}`] = federatedSite(live, left);
  await staged(bench, sites, async (stage) => {
    const runs = await start(stage, loads(bench, 3), pagesOf(bench, techniquePages));
    bench.say(`\nTechniques left out, one by one\n\n${startTable(runs, {}, 'whole set')}`);
    bench.measured['techniques'] = runs;
  });
}

/** Measures presses of a visitor who does not wait for the app. */
export async function showFirstPresses(bench: Bench): Promise<void> {
  await staged(bench, { federated: federatedSite(await liveSet()) }, async ({ served, spki }) => {
    const [site] = Object.values(served);
    if (!site) return;
    for (const page of pagesOf(bench, ['home', 'guide'])) {
      const pressed = await firstPresses(site, spki, page, loads(bench, 5));
      bench.say(`\n${pressed.what}: ${pressed.each.map(ms).join(', ')} ms`);
      bench.measured.presses = { ...bench.measured.presses, [page.name]: pressed };
    }
  });
}

/** Measures presses on other pages and tabs from an idle page. */
export async function showPressedWays(bench: Bench): Promise<void> {
  await staged(bench, await sitesOf(), async ({ served, spki }) => {
    const [home] = pagesOf(bench, ['home']);
    if (!home) return;
    for (const [name, site] of Object.entries(served)) {
      const pressed = await pressedWays(site, spki, home, loads(bench, 3));
      const rows = pressed.map(({ what, answered, shown }) => [what, ms(answered), ms(shown)]);
      bench.say(`\n${name}\n${table(['press', 'answered', 'shown'], rows)}`);
      if (name === 'federated') bench.measured.ways = pressed;
    }
  });
}

/** Measures the cost of remotes that a start does not need. */
export async function compareSizes(bench: Bench): Promise<void> {
  await staged(bench, scaledSites(await liveSet()), async (stage) => {
    const runs = await start(stage, loads(bench, 5), pagesOf(bench, ['home']));
    bench.say(`\nMore remotes in the release\n\n${startTable(runs, {}, '4 remotes')}`);
    bench.measured.scale = runs;
  });
}
