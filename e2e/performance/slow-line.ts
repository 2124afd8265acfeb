import type { MiddlewareHandler } from 'hono';

const PIECE = 4096;

/**
 * Limits all answers together to this number of bytes per second. For browsers whose own connection cannot be slowed
 * down.
 */
export function slowLine(bytesPerSecond: number): MiddlewareHandler {
  let free = 0;
  const through = async (bytes: number) => {
    const now = performance.now();
    free = Math.max(free, now) + (bytes / bytesPerSecond) * 1000;
    await new Promise((done) => setTimeout(done, free - now));
  };
  return async (c, next) => {
    await next();
    const { body } = c.res;
    if (!body) return;
    const slowed = body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform: async (bytes, to) => {
          for (let at = 0; at < bytes.length; at += PIECE) {
            const piece = bytes.subarray(at, at + PIECE);
            await through(piece.length);
            to.enqueue(piece);
          }
        },
      }),
    );
    c.res = new Response(slowed, c.res);
  };
}
