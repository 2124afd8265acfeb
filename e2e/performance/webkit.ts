import { Hono } from 'hono';
import { startWebKit } from '../engines/webkit';
import type { Certificate } from './certificate';
import type { MeasuredPage } from './pages';
import { phone } from './phone';
import type { Backend } from './server';
import { slowLine } from './slow-line';
import { stageOf } from './stage';

/**
 * Times in milliseconds on the page's clock. `vendor` is when the libraries had loaded, before which they cannot have
 * run.
 */
export type WebKitStart = {
  page: string;
  paint: number;
  vendor: number;
  /** Files and calls that were requested more than once. */
  twice: readonly string[];
};

type Told = { paint: number | null; vendor: number | null; isWhole: boolean };

const LONGEST_MS = 30_000;
const UNENCRYPTED: Certificate | undefined = undefined;

/**
 * Measures start pages in WebKit. Its processor and connection cannot be slowed down, so the server adds the latency
 * and bandwidth of the phone. Each page uses a new browser.
 */
export async function startsInWebKit(
  site: Hono,
  backend: Backend,
  pages: readonly MeasuredPage[],
): Promise<WebKitStart[]> {
  const { latency, down } = phone.line ?? { latency: 150, down: 200_000 };
  const asked: string[] = [];
  const slow = new Hono();
  slow.use(async (c, next) => {
    if (c.req.method === 'GET') asked.push(c.req.path);
    await next();
  });
  slow.use(slowLine(down));
  slow.route('/', site);
  const { served } = await stageOf({ slow }, backend, UNENCRYPTED);
  const browser = await startWebKit();
  const starts: WebKitStart[] = [];
  try {
    for (const { name, to } of pages) {
      const engine = await browser.open();
      served['slow']?.setLatency(latency);
      asked.length = 0;
      await engine.goto((served['slow']?.origin ?? '') + to);
      const until = Date.now() + LONGEST_MS;
      let told = await engine.run<Told>(TOLD);
      while (!told.isWhole && Date.now() < until) {
        await new Promise((done) => setTimeout(done, 100));
        told = await engine.run<Told>(TOLD);
      }
      starts.push({
        page: name,
        paint: told.paint ?? Number.NaN,
        vendor: told.vendor ?? Number.NaN,
        twice: [...new Set(asked.filter((path, place) => asked.indexOf(path) !== place))],
      });
      await engine.stop();
    }
  } finally {
    await browser.stop();
    await served['slow']?.close();
  }
  return starts;
}

/** Returns the measurements. Runs in the page. */
const TOLD = `(() => {
  const [paint] = performance.getEntriesByType('paint').filter(({ name }) => name === 'first-contentful-paint');
  const vendor = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/vendor.js'));
  return {
    paint: paint ? paint.startTime : null,
    vendor: vendor ? vendor.responseEnd : null,
    isWhole: !document.querySelector('#root>.shell'),
  };
})()`;
