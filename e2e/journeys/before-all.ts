import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { bundleSandbox } from './sandbox-bundle';

/** Prepares what the sandboxes of all workers share: the program, and the name of their rows. */
// biome-ignore lint/style/noDefaultExport: Playwright takes the function by its default export
export default async function beforeAll(): Promise<void> {
  process.env['TEST_RUN'] ??= randomUUID();
  await bundleSandbox(join(import.meta.dirname, '..'));
}
