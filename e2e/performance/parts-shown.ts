import { twoRunsTable } from './bars';
import { type Bench, pagesOf, staged } from './bench-parts';
import { filmed, writeFilmstrip } from './filmstrip';
import { readMeasured } from './measured-file';
import { sitesOf } from './parts-starts';
import { ms, table } from './table';
import { federatedSite, liveSet } from './variants';
import { holderOf } from './visitors';
import { startsInWebKit } from './webkit';

/** Writes one picture per page with a frame every 100 ms of each variant. */
export async function showFilmstrip(bench: Bench): Promise<void> {
  await staged(bench, await sitesOf(), async ({ served, spki }) => {
    const pages = pagesOf(bench, ['home']);
    for (const page of pages) {
      const strips: Record<string, readonly string[]> = {};
      for (const name of ['federated', 'tuned+', 'tuned', 'plain']) {
        const site = served[name];
        if (site)
          strips[name] = await filmed(site, spki, await holderOf(site, spki, page.person), page);
      }
      const out =
        pages.length > 1
          ? bench.options.out.replace(/(\.\w+)?$/, `-${page.name}$1`)
          : bench.options.out;
      await writeFilmstrip(strips, out);
      bench.say(`${page.name}: ${out}`);
    }
  });
}

export async function showWebKit(bench: Bench): Promise<void> {
  const pages = pagesOf(bench, ['home', 'guide', 'terms', 'link']).filter(({ person }) => !person);
  const starts = await startsInWebKit(federatedSite(await liveSet()), bench.backend, pages);
  const rows = starts.map(({ page, paint, vendor, twice }) => [
    page,
    Number.isFinite(paint) ? ms(paint) : 'no paint entry',
    ms(vendor),
    paint < vendor ? 'yes' : 'no',
    twice.join(' ') || '-',
  ]);
  const head = ['page', 'first paint', 'vendor.js here', 'paint before it', 'asked for twice'];
  bench.say(`\nWebKit, slow server\n\n${table(head, rows)}`);
  bench.measured['webkit'] = starts;
}

/** Prints the thresholds of two runs from their files. */
export async function showReport(bench: Bench): Promise<void> {
  const [first, second] = bench.options.json.map(readMeasured);
  if (first && second) bench.say(twoRunsTable(first, second));
}
