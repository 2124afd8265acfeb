import { type ServerType, serve } from '@hono/node-server';
import { deliveryConsole, type Options } from './console';

type Where = { host: string; port: number };

/** Serves the console until `end` is called. */
export function serveConsole(
  { host, port }: Where,
  options: Options,
): Promise<{ port: number; end: () => void }> {
  const { fetch } = deliveryConsole(options);
  return new Promise((done, fail) => {
    const server: ServerType = serve({ fetch, hostname: host, port }, (info) =>
      done({ port: info.port, end: () => void server.close() }),
    );
    server.on('error', fail);
  });
}
