import type { Queries } from '@shared/database/database';
import { WrongUse } from '../cli/command';
import { listening } from '../collector/listening';
import { openMaps } from '../maps/kept';
import type { Desk } from './ask';
import { deliveryConsole } from './console';

type Options = Desk & {
  where: { host: string; port: number };
  /** Author of changes when the console asks for no token. */
  by: string;
  counts: Queries | undefined;
  maps?: string | undefined;
};

/**
 * Returns the token that people need. Without it, the console answers only on its own machine.
 * @throws {WrongUse} when somebody could find the token by trying.
 */
export function consoleToken(token = process.env['MFE_CONSOLE_TOKEN'] ?? ''): string | undefined {
  if (token !== '' && token.length < SHORTEST)
    throw new WrongUse(`MFE_CONSOLE_TOKEN has fewer than ${SHORTEST} characters`);
  return token || undefined;
}

const SHORTEST = 20;

export async function startConsole({ where, by, counts, maps: place, ...desk }: Options) {
  const maps = await openMaps(place, desk.store);
  const told = { counts, maps, now: Date.now };
  const { fetch } = deliveryConsole({ desk, token: consoleToken(), told, by });
  const { server, port } = await listening({ fetch, hostname: where.host, port: where.port });
  return { port, end: () => void server.close() };
}
