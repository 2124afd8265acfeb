import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Context } from 'hono';
import { inSandbox } from '../paths';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/** Answers with a file of the sandbox's own sources; `path` is written by us, never taken from an address. */
export const servedFile = (path: string) => async (c: Context) =>
  c.body(await readFile(inSandbox(path), 'utf8'), 200, {
    'Content-Type': types[extname(path)] ?? 'text/plain; charset=utf-8',
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
  });
