import { load } from './load';
import type { MeasuredPage } from './pages';
import { fast, withBrowser } from './phone';
import type { Stage } from './start';
import { median } from './statistics';
import { undisturbed } from './undisturbed';
import { holderOf } from './visitors';

const LOW_MS = 100;
const HIGH_MS = 600;
const LOADS = 2;

/**
 * Returns the number of sequential round trips until a page is meaningful, computed from the cost of additional
 * latency. This also counts chains through data, which a list of requests does not show.
 */
export async function rounds(stage: Stage, page: MeasuredPage): Promise<Record<string, number>> {
  const counted: Record<string, number> = {};
  for (const [name, served] of Object.entries(stage.served)) {
    served.setLatency(0);
    const holder = await holderOf(served, stage.spki, page.person);
    const at = async (latency: number) => {
      served.setLatency(latency);
      const times: number[] = [];
      for (let run = 0; run < LOADS; run++)
        times.push(
          await undisturbed(() =>
            withBrowser(stage.spki, holder, async (context) => {
              const { measured } = await load(context, served.origin + page.to, page, fast);
              return measured.meaningful;
            }),
          ),
        );
      return median(times);
    };
    const low = await at(LOW_MS);
    counted[name] = ((await at(HIGH_MS)) - low) / (HIGH_MS - LOW_MS);
    served.setLatency(0);
  }
  return counted;
}
