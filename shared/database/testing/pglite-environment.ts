import { PGlite } from '@electric-sql/pglite';
import { TestEnvironment } from 'jest-environment-node';
import { type Tables, template } from '../src/template';

/**
 * Node for tests that need the embedded PostgreSQL: PGlite loads its parts with dynamic import, which a test file's own
 * context refuses, so it is opened out here. A file asks for it with `@jest-environment`.
 */
// biome-ignore lint/style/noDefaultExport: jest takes an environment by its default export
export default class PgliteEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global['openEmbeddedPostgres'] = async (tables: Tables) =>
      PGlite.create({ loadDataDir: await template(PGlite, tables) });
  }
}
