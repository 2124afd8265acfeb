import { staffConsole } from 'sandbox/console/console';
import { channelHere } from 'sandbox/site/product';
import type { Certificate } from './certificate';
import { type Backend, serveVariant } from './server';
import type { Sites, Stage } from './start';

/** Serves every variant with the same backend. Without `over`, it is unencrypted. */
export async function stageOf(
  sites: Sites,
  backend: Backend,
  over: Certificate | undefined,
): Promise<Stage> {
  const console = staffConsole(backend.services, channelHere());
  const served = Object.entries(sites).map(
    async ([name, site]) => [name, await serveVariant(site, backend, console, over)] as const,
  );
  return { served: Object.fromEntries(await Promise.all(served)), spki: over?.spki };
}
