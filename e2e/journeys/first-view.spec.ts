import type { Page } from 'playwright/test';
import { expect, test } from './test';
import { withoutReact } from './without-react';

/** What draws the first view. */
const FIRST = /\/first-\w+\.js$/;

const opened = (page: Page, origin: string, to: string) =>
  page.goto(`${origin}/sandbox/open?${new URLSearchParams({ as: 'web', to })}`, {
    waitUntil: 'commit',
  });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The header and footer around a page that has them are an outline until React is there. */
async function pictureOfMain(page: Page): Promise<Buffer> {
  // Rows out of view have the size they had when they were last in it, or one that is guessed.
  await page.evaluate(() => {
    const whole = new CSSStyleSheet();
    whole.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [whole];
  });
  const clip = await page.getByRole('main').boundingBox();
  if (clip === null) throw new Error('the page has no main part');
  return page.screenshot({ animations: 'disabled', fullPage: true, clip });
}

/** How far two pictures are apart where they are farthest, of 255; the edge of a drawing may round to either side. */
const farthest = (page: Page, pictures: readonly Buffer[]): Promise<number> =>
  page.evaluate(
    async (sources) => {
      const pixels = async (src: string) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
        pen?.drawImage(image, 0, 0);
        return pen?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
      };
      const [one, other] = await Promise.all(sources.map(pixels));
      if (!one?.length || one.length !== other?.length) return 255;
      return one.reduce((far, value, at) => Math.max(far, Math.abs(value - (other[at] ?? 0))), 0);
    },
    pictures.map((picture) => `data:image/png;base64,${picture.toString('base64')}`),
  );

type StartPage = {
  name: string;
  to: string;
  title: string;
  known: string | RegExp;
  /** Who has been here before, in the app. */
  person?: string;
};

/** `known` is of an early answer: the first view is whole with it. */
const pages: readonly StartPage[] = [
  {
    name: 'home',
    to: '/app/',
    title: '내 차에 맞는 멤버십을 선택해 보세요',
    known: '예:',
  },
  {
    name: 'home of a customer with one car',
    person: 'new-customer',
    to: '/app/',
    title: '내 차에 맞는 멤버십을 선택해 보세요',
    known: /가입 신청하기/,
  },
  {
    name: 'home of a customer with more cars',
    person: 'age-bands',
    to: '/app/',
    title: '내 차에 맞는 멤버십을 선택해 보세요',
    known: /가입 신청하기/,
  },
  {
    name: 'the estimate of a customer without a membership',
    person: 'new-customer',
    to: '/app/estimate/guide',
    title: '나의 차량 서비스 견적',
    known: '가입하기',
  },
  {
    name: 'the estimate of a member',
    person: 'active-standard',
    to: '/app/estimate/guide',
    title: '나의 차량 서비스 견적',
    known: '내 멤버십 보기',
  },
  {
    name: 'the status of a member',
    person: 'active-standard',
    to: '/app/subscStatus',
    title: '멤버십 현황',
    known: /일 남았어요/,
  },
  {
    name: 'the guide',
    to: '/app/guide/subscApply',
    title: '멤버십 가입, 이렇게 진행돼요',
    known: /궁금한 점은 고객센터 \d/,
  },
  {
    name: 'the guide to the warranty',
    to: '/app/guide/insurance',
    title: 'POWER TRAIN 보장 안내',
    known: /궁금한 점은 고객센터 \d/,
  },
  {
    name: 'the service agreement',
    to: '/app/termInfo/service',
    title: '이용약관',
    known: '제1조 (목적)',
  },
];

for (const { name, to, title, known, person } of pages)
  for (const look of ['light', 'dark', 'with text of 200 %'] as const)
    test(`${name} stands before React and looks the same after it: ${look}`, async ({
      page,
      sandbox,
    }) => {
      await page.emulateMedia({ colorScheme: look === 'dark' ? 'dark' : 'light' });
      if (person) {
        await sandbox.open(page, { person, as: 'android', to });
        await expect(page.locator('.shell')).toHaveCount(0);
        await expect(page.getByText(known).first()).toBeAttached();
      }
      const react = await withoutReact(page);
      if (person) await page.goto(`${sandbox.origin}${to}`, { waitUntil: 'commit' });
      else await opened(page, sandbox.origin, to);
      await expect(page.locator('main[data-first]')).toBeAttached();
      await expect(heading(page)).toHaveText(title);
      await expect(page.getByText(known).first()).toBeAttached();
      if (look === 'with text of 200 %')
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
      const picture = () => pictureOfMain(page);
      const before = await picture();
      const tree = await page.getByRole('main').ariaSnapshot();

      await react();

      expect(await page.getByRole('main').ariaSnapshot()).toBe(tree);
      const after = await picture();
      await test.info().attach('before', { body: before, contentType: 'image/png' });
      await test.info().attach('after', { body: after, contentType: 'image/png' });
      expect(await farthest(page, [before, after])).toBeLessThanOrEqual(1);
    });

const guide = '/app/guide/subscApply';

test.describe('a first view whose file', () => {
  test.use({ expectedNoise: /integrity/ });

  for (const [what, body] of [
    ['is missing', undefined],
    ['was tampered with', 'document.body.textContent = "bad"'],
  ] as const)
    test(`${what} leaves the outline until the page is there`, async ({ page, sandbox }) => {
      const headers = { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' };
      await page.route(FIRST, (route) =>
        route.fulfill(body ? { body, headers } : { status: 404, headers }),
      );
      const react = await withoutReact(page);
      const answered = page.waitForResponse(FIRST);
      await opened(page, sandbox.origin, guide);
      await answered;
      await expect(page.getByRole('status', { name: '화면을 불러오는 중이에요' })).toBeAttached();

      await react();

      await expect(heading(page)).toHaveText('멤버십 가입, 이렇게 진행돼요');
    });

  test('comes after the page does nothing any more', async ({ page, sandbox }) => {
    let letCome: () => void = () => undefined;
    const held = new Promise<void>((done) => {
      letCome = done;
    });
    await page.route(FIRST, async (route) => {
      await held;
      await route.continue();
    });
    await opened(page, sandbox.origin, guide);
    await expect(heading(page)).toHaveText('멤버십 가입, 이렇게 진행돼요');
    await expect(page.locator('.shell')).toHaveCount(0);
    // The starter takes a script out of the page when it has run.
    const script = page.locator('script[src*="/first-"]');
    await expect(script).toHaveCount(1);
    letCome();
    await expect(script).toHaveCount(0);

    await expect(heading(page)).toHaveText('멤버십 가입, 이렇게 진행돼요');
    await expect(page.locator('[data-first]')).toHaveCount(0);
  });
});
