import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { inSandbox } from '../paths';

/** Serves the files of a folder of the sandbox under `/sandbox/`. */
export function filesIn(folder: string): MiddlewareHandler {
  const rewriteRequestPath = (path: string) => path.replace('/sandbox', '');
  const serve = serveStatic({ root: inSandbox(folder), rewriteRequestPath });
  return (c, next) => {
    c.header('Cache-Control', 'no-cache');
    c.header('X-Content-Type-Options', 'nosniff');
    return serve(c, next);
  };
}
