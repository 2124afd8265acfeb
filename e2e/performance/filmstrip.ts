import { chromium } from 'playwright';
import type { MeasuredPage } from './pages';
import { type Holder, phone, slowDown, withBrowser } from './phone';
import type { Served } from './server';
import { picturesAt, type Shot } from './shots';
import { watched } from './watched';

const EVERY_MS = 100;
/** Time in milliseconds to continue after the app is interactive. */
const AFTER_MS = 300;

/** Returns the frames of a page on a slow phone until the app is interactive. */
export async function filmed(
  served: Served,
  spki: string | undefined,
  holder: Holder,
  { to, meaningful }: MeasuredPage,
): Promise<readonly string[]> {
  return withBrowser(spki, holder, async (context) => {
    const page = await context.newPage();
    const session = await slowDown(page, phone);
    const takenOver = await watched(page, { meaningful });
    const shots: Shot[] = [];
    session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      shots.push({ at: (metadata.timestamp ?? 0) * 1000, picture: data });
      void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
    });
    await session.send('Page.startScreencast', {
      format: 'jpeg',
      quality: 70,
      maxWidth: 206,
      maxHeight: 412,
    });
    await page.goto(served.origin + to, { waitUntil: 'commit' });
    await takenOver();
    await page.waitForTimeout(AFTER_MS);
    const { begun, whole } = await page.evaluate(() => ({
      begun: performance.timeOrigin,
      whole: window.__told?.whole ?? 0,
    }));
    return picturesAt(shots, { begun, until: whole + AFTER_MS, every: EVERY_MS });
  });
}

/** Writes one picture of all strips, with the times under the frames. */
export async function writeFilmstrip(
  strips: Readonly<Record<string, readonly string[]>>,
  out: string,
): Promise<void> {
  const count = Math.max(...Object.values(strips).map(({ length }) => length));
  const rows = Object.entries(strips).map(([name, pictures]) => {
    // A finished page keeps its last frame while other pages still load.
    const frames = Array.from({ length: count }, (_, place) => {
      const picture = pictures[place] ?? pictures.at(-1) ?? '';
      const shown = picture ? `<img src="data:image/jpeg;base64,${picture}">` : '<i></i>';
      return `<td>${shown}<p>${(place * EVERY_MS) / 1000} s</p></td>`;
    });
    return `<tr><th>${name}</th>${frames.join('')}</tr>`;
  });
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
  try {
    const page = await browser.newPage();
    await page.setContent(`<style>${STYLE}</style><table>${rows.join('')}</table>`);
    await page.locator('table').screenshot({ path: out });
  } finally {
    await browser.close();
  }
}

const STYLE = `body { margin: 0; font: 12px sans-serif } table { background: #fff } p { margin: 2px 0 8px; text-align: center }
th { padding: 0 8px; text-align: right } img, i { display: block; width: 103px; height: 206px; object-fit: cover;
object-position: top; outline: 1px solid #ccc }`;
