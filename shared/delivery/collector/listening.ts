import { type ServerType, serve } from '@hono/node-server';

/** Serves an app and returns its server and port. @throws if it cannot listen there. */
export const listening = (options: Parameters<typeof serve>[0]) =>
  new Promise<{ server: ServerType; port: number }>((done, fail) => {
    const server = serve(options, ({ port }) => done({ server, port }));
    server.on('error', fail);
  });
