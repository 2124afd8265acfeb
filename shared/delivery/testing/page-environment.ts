import PgliteEnvironment from '@shared/database/testing/pglite-environment';
import BrowserEnvironment from 'jest-environment-jsdom';

/**
 * Node with the embedded PostgreSQL, and a browser's window beside it: what a server answers is read as people find it,
 * by roles and labels, while the server itself runs as it does at work.
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
    // By a function: what stands in the global scope is taken apart after the file.
    this.global['browserWindow'] = () => this.#browser.dom?.window;
  }

  override async teardown(): Promise<void> {
    await this.#browser.teardown();
    await super.teardown();
  }
}
