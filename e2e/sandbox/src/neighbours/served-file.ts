import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Context } from 'hono';
import { inSandbox } from '../paths';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/** Answers with the concatenated source files. The paths are constants and never come from a request. */
export const servedFile =
  (...paths: readonly [string, ...string[]]) =>
  async (c: Context) => {
    const parts = await Promise.all(paths.map((path) => readFile(inSandbox(path))));
    return c.body(new Uint8Array(Buffer.concat(parts)), 200, {
      'Content-Type': types[extname(paths[0])] ?? 'text/plain; charset=utf-8',
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
    });
  };
