import { PGlite } from '@electric-sql/pglite';
import { template } from '@shared/database/template';
import { TestEnvironment } from 'jest-environment-node';
import { sandboxTables } from '../database/migrate';

/**
 * Node for tests that need the embedded PostgreSQL: PGlite loads its parts with dynamic import, which a test file's own
 * context refuses, so it is opened out here. A file asks for it with `@jest-environment`.
 */
// biome-ignore lint/style/noDefaultExport: jest takes an environment by its default export
export default class PgliteEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global['openEmbeddedPostgres'] = async () =>
      PGlite.create({ loadDataDir: await template(PGlite, sandboxTables()) });
  }
}
