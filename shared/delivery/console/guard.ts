import type { MiddlewareHandler } from 'hono';
import { basicAuth } from 'hono/basic-auth';
import { timingSafeEqual } from 'hono/utils/buffer';
import { gate, isHostHere } from './gate';

/** Variables of a request that was let in: the name under which changes are recorded. */
export type Env = { Variables: { name: string } };

/** Forbids caching, because every page shows a state that may change at any time. */
export const unkept: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-store');
};

/**
 * Lets in people with this token, under the name that they give the browser. Without a token the console answers only
 * under a local host name, and `by` is the author of changes.
 */
export const letIn = (token: string | undefined, by: string): MiddlewareHandler<Env>[] =>
  token === undefined
    ? [
        gate({ isOwn: (host) => isHostHere(host) }),
        async (c, next) => {
          c.set('name', by);
          await next();
        },
      ]
    : [
        gate({ isOwn: () => true }),
        basicAuth({
          realm: 'name and token of the console',
          verifyUser: async (name, given) =>
            name.trim() !== '' && (await timingSafeEqual(given, token)),
          onAuthSuccess: (c, name) => c.set('name', name.trim().slice(0, 80)),
        }),
      ];
