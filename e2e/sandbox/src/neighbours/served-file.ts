import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Context } from 'hono';
import { inSandbox } from '../paths';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/** Answers with files of the sandbox's own sources, one after the other; the paths are ours, never from an address. */
export const servedFile =
  (...paths: readonly [string, ...string[]]) =>
  async (c: Context) => {
    const texts = await Promise.all(paths.map((path) => readFile(inSandbox(path), 'utf8')));
    return c.body(texts.join('\n'), 200, {
      'Content-Type': types[extname(paths[0])] ?? 'text/plain; charset=utf-8',
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
    });
  };
