import PgliteEnvironment from '@shared/database/testing/pglite-environment';
import BrowserEnvironment from 'jest-environment-jsdom';

/**
 * Test environment of Node with the embedded PostgreSQL and a browser window.
 * Tests read the answers of a server by roles and labels, while the server runs in Node as in production.
 */
// biome-ignore lint/style/noDefaultExport: jest takes an environment by its default export
export default class PageEnvironment extends PgliteEnvironment {
  readonly #browser: BrowserEnvironment;

  constructor(...given: ConstructorParameters<typeof BrowserEnvironment>) {
    super(...given);
    this.#browser = new BrowserEnvironment(...given);
  }

  override async setup(): Promise<void> {
    await super.setup();
    await this.#browser.setup();
    // Use a function, because Jest clears the values in the global scope after the file.
    this.global['browserWindow'] = () => this.#browser.dom?.window;
  }

  override async teardown(): Promise<void> {
    await this.#browser.teardown();
    await super.teardown();
  }
}
