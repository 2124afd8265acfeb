import { type BrowserContext, chromium, type LaunchOptions, type Page } from 'playwright/test';
import type { Engine, EngineBrowser } from './engine';

export async function startChromium(options: LaunchOptions): Promise<EngineBrowser> {
  const browser = await chromium.launch(options);
  return {
    open: async ({ trustsAll = false } = {}) => {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        locale: 'ko-KR',
        timezoneId: 'Asia/Seoul',
        hasTouch: true,
        isMobile: true,
        ignoreHTTPSErrors: trustsAll,
      });
      const engine = chromiumEngine(await context.newPage());
      return { ...engine, stop: () => context.close() };
    },
    stop: () => browser.close(),
  };
}

export function chromiumEngine(first: Page): Engine {
  let page = first;
  const context: BrowserContext = first.context();
  const errors: string[] = [];
  const listen = (to: Page) => {
    to.on('pageerror', (error) => errors.push(String(error)));
    to.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
  };
  listen(first);
  context.on('page', listen);
  return {
    name: 'chromium',
    run: (script) => page.evaluate(script),
    element: async (script) => {
      const element = (await page.evaluateHandle<Node>(script)).asElement();
      if (!element) throw new Error(`no element: ${script}`);
      return {
        choose: async (label) => void (await element.selectOption({ label })),
        attach: (file) => element.setInputFiles(file),
      };
    },
    goto: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
    back: async () => void (await page.goBack({ waitUntil: 'commit' })),
    address: async () => page.url(),
    tap: (x, y) => page.mouse.click(x, y),
    wheel: async (x, y, dx, dy) => {
      await page.mouse.move(x, y);
      await page.mouse.wheel(dx, dy);
    },
    pressControl: (key) => page.keyboard.press(`ControlOrMeta+${key}`),
    type: (text) => (text === '' ? page.keyboard.press('Delete') : page.keyboard.type(text)),
    resize: (width, height) => page.setViewportSize({ width, height }),
    picture: async (path) => void (await page.screenshot({ path })),
    windows: async () => context.pages().length,
    look: async (window) => {
      page = context.pages()[window] ?? first;
    },
    errors: () => errors,
    stop: async () => undefined,
  };
}
