import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { integrityOf } from '@shared/delivery/build/digest';
import type { Release, ReleasedApp } from '@shared/release/release';
import { Hono } from 'hono';

/** First line of a built script (`app-config.mjs`), which lets the browser compile it on arrival. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Returns a release whose scripts have no compile hint. Their bytes and digests differ.
 * @throws if a script has no hint, because then there would be nothing to compare.
 */
export function uncompiled(release: Release, store: string): { release: Release; files: Hono } {
  const files = new Hono();
  const withoutHint = (app: ReleasedApp): ReleasedApp => {
    const digests = Object.keys(app.integrity).map((file) => {
      const path = app.base + file;
      const known = app.integrity[file] ?? '';
      if (!file.endsWith('.js')) return [file, known] as const;
      const built = readFileSync(join(store, path), 'utf8');
      if (!built.startsWith(HINT)) throw new Error(`does not ask for it: ${path}`);
      const bytes = built.slice(HINT.length);
      files.get(path, (c) => c.body(brotli(bytes), 200, headers));
      return [file, integrityOf(bytes)] as const;
    });
    return { ...app, integrity: Object.fromEntries(digests) };
  };
  const apps = Object.fromEntries(
    Object.entries(release.apps).map(([name, app]) => [name, withoutHint(app)]),
  ) as Release['apps'];
  return { release: { ...release, apps }, files };
}

const headers = {
  'Content-Type': 'text/javascript; charset=utf-8',
  'Content-Encoding': 'br',
  'Cache-Control': 'public, max-age=31536000, immutable',
};

const packed = new Map<string, Buffer<ArrayBuffer>>();

function brotli(text: string): Buffer<ArrayBuffer> {
  const bytes = packed.get(text) ?? Buffer.from(brotliCompressSync(text));
  packed.set(text, bytes);
  return bytes;
}
