import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { freePort } from '@shared/delivery/base/free-port';
import { answering } from '@shared/delivery/gate/sandbox-program';
import {
  type Actions,
  Builder,
  Capabilities,
  Key,
  Origin,
  type WebDriver,
  type WebElement,
} from 'selenium-webdriver';
import type { Engine, EngineBrowser, Opening } from '../journeys/screen/engine';

/** The client supports a wheel, but its types do not include it yet. */
type Wheeled = Actions & { scroll: (x: number, y: number, dx: number, dy: number) => Actions };

/** Path of WebKitGTK's small browser, found by `e2e/tools/webkit.mjs`. */
const MINI_BROWSER = process.env['MINI_BROWSER'] ?? '';
/** A driver process. */
type Driver = { port: number; stop: () => void };

/** Starts WebKit with its own driver, once per worker, and a second one for pages that are drawn in layers. */
export async function startWebKit(): Promise<EngineBrowser> {
  const flat = await startDriver({ WEBKIT_DISABLE_COMPOSITING_MODE: '1' });
  let layered: Driver | undefined;
  return {
    open: async (how = {}) => {
      const isLayered = how.drawsLayers === true;
      if (isLayered) layered ??= await startDriver({});
      const { port } = isLayered && layered ? layered : flat;
      return webkitEngine(await session(port, how));
    },
    stop: async () => {
      flat.stop();
      layered?.stop();
    },
  };
}

async function startDriver(env: Readonly<Record<string, string>>): Promise<Driver> {
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: process.env['WEBKIT_SAYS'] ? 'inherit' : 'ignore',
    env: { ...process.env, ...env },
  });
  await answering(`http://127.0.0.1:${port}/status`, driver, 30_000);
  return { port, stop: () => void driver.kill() };
}

const session = (
  port: number,
  { waitsForAll = true, trustsAll = false }: Opening,
): Promise<WebDriver> =>
  Promise.resolve(
    new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          acceptInsecureCerts: trustsAll,
          pageLoadStrategy: waitsForAll ? 'normal' : 'none',
          'webkitgtk:browserOptions': {
            binary: MINI_BROWSER,
            args: ['--automation'],
          },
        }),
      )
      .build(),
  );

async function webkitEngine(driver: WebDriver): Promise<Engine> {
  const first = await driver.getWindowHandle();
  const turned = { x: 0, y: 0 };
  const run = <Answer>(script: string) => driver.executeScript<Answer>(`return (${script})`);
  return {
    name: 'webkit',
    run,
    element: async (script) => {
      const element = await driver.executeScript<WebElement>(`return (${script})`);
      return {
        choose: async (label) => {
          const options = await element.findElements({ css: 'option' });
          for (const option of options)
            if ((await option.getText()).trim() === label) return option.click();
          throw new Error(`no option ${label}`);
        },
        attach: (file) => element.sendKeys(file),
      };
    },
    goto: (address) => driver.get(address),
    reload: () => driver.navigate().refresh(),
    back: () => driver.navigate().back(),
    address: () => driver.getCurrentUrl(),
    tap: (x, y) =>
      driver
        .actions()
        .move({ x, y, duration: 0, origin: Origin.VIEWPORT })
        .press()
        .release()
        .perform(),
    wheel: (x, y, dx, dy) => {
      // The wheel turns by the difference to the last position that the driver set.
      turned.x += dx;
      turned.y += dy;
      return (driver.actions() as Wheeled).scroll(x, y, turned.x, turned.y).perform();
    },
    pressControl: (key) =>
      driver.actions().keyDown(Key.CONTROL).sendKeys(key).keyUp(Key.CONTROL).perform(),
    type: (text) =>
      driver
        .actions()
        .sendKeys(text === '' ? Key.DELETE : text)
        .perform(),
    resize: (width, height) => resized(driver, run, width, height),
    picture: async (file) => writeFileSync(file, await driver.takeScreenshot(), 'base64'),
    windows: async () => (await driver.getAllWindowHandles()).length,
    look: async (window) => {
      const others = (await driver.getAllWindowHandles()).filter((handle) => handle !== first);
      await driver.switchTo().window([first, ...others][window] ?? first);
    },
    errors: () => [],
    stop: () => driver.quit(),
  };
}

/** Resizes the window until the page has the size, because the window has bars around the page. */
async function resized(
  driver: WebDriver,
  run: Engine['run'],
  width: number,
  height: number,
): Promise<void> {
  const window = driver.manage().window();
  let outer = { width, height: height + 38 };
  for (let tries = 0; tries < 20; tries += 1) {
    await window.setRect(outer);
    const [w = 0, h = 0] = await run<number[]>('[innerWidth, innerHeight]');
    if (w === width && h === height) return;
    if (tries % 5 === 4)
      outer = { width: outer.width + width - w, height: outer.height + height - h };
  }
  throw new Error(`the window does not become ${width}x${height}`);
}
